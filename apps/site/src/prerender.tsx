import type { FirstPage } from '@silowright/contract/first-page';
import { stepListFor } from '@silowright/domain/flow/step-list';
import { giveSettings } from '@silowright/ui/calls/public-settings.ts';
import { setBoot } from '@silowright/ui/catalogue/boot.ts';
import { setShapes } from '@silowright/ui/catalogue/shapes.ts';
import { giveTexts } from '@silowright/ui/texts/use-texts.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender as rendered } from 'react-dom/static';
import { App, screenName } from './app.tsx';
import { chooseSegment } from './session/choose-segment.ts';
import { flowChoiceOf, markets } from './session/market-of.ts';
import { giveProductGroups } from './session/product-groups.ts';
import { resetSession, sessionValues, setValues, useSession } from './session/session-store.ts';
import { BeforeStart } from './shell/before-start.tsx';

let turn: Promise<unknown> = Promise.resolve();

/** The body of a page with its screen (decision 8). One after the other, because the app has one state. */
export function prerender(page: FirstPage): Promise<string> {
  const body = turn.then(() => render(page));
  turn = body.catch(() => undefined);
  return body;
}

async function render(page: FirstPage): Promise<string> {
  enter(page);
  const path = page.path === '/budget' ? '/budget/questions' : page.path;
  let fault: unknown;
  const { prelude } = await rendered(<App path={path} />, {
    // All in its place: parts that come later need inline scripts.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      fault = error;
    },
  });
  if (fault) throw fault;
  const beforeStart = renderToStaticMarkup(<BeforeStart />);
  return `${beforeStart}<div id="root" data-screen="${screenName()}">${await new Response(prelude).text()}</div>`;
}

/** What a browser loads or reads from the address. */
function enter({ path, locale, messages, boot, shapes, settings, logo, productGroups }: FirstPage): void {
  setBoot(boot);
  setShapes(shapes);
  giveTexts(locale, messages);
  giveSettings(settings, logo);
  resetSession();
  setValues({ localeStr: locale });
  const market = markets().find(({ label }) => path === `/${label}`);
  if (!market) return;
  chooseSegment(market.id, market.label);
  setValues({ noBackToMarket: true });
  useSession.setState({
    step: market.step,
    stepFlow: stepListFor(market.step, flowChoiceOf(sessionValues())),
  });
  giveProductGroups(productGroups ?? []);
}

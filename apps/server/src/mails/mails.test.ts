import { sampleCatalogue } from '@silowright/catalogue/testing/sample-catalogue';
import { type LocaleName, localeNames } from '@silowright/domain/locale';
import { everyCase } from '@silowright/domain/testing/every-case';
import { describe, expect, it } from 'vitest';
import { type OfferRole, quotationMail } from '../deals/mails/quotation-mail.ts';
import { requestMail } from '../deals/mails/request-mail.ts';
import { mailSpeaker } from '../deals/mails/write-mail.ts';
import { firstUnit, quotationOf } from '../deals/paper/positions.ts';
import {
  sampleCompany,
  sampleDealer,
  sampleLinks,
  sampleQuotation,
  sampleRequest,
} from '../deals/paper/testing/sample-quotation.ts';
import { mailNames, sampleMail } from '../dev/mail-gallery.ts';
import { type Lead, leadMail } from '../leads/lead-mail.ts';
import { type MeetingMail, type MeetingWords, meetingMail } from '../meetings/meeting-mail.ts';
import { loadConfig } from '../platform/config/config.ts';
import { html } from '../platform/http/html.ts';
import type { ListedItem } from '../platform/jobs/digests.ts';
import type { MailContent } from '../platform/mail/mail-content.ts';
import { freeText } from '../platform/mail/mail-content.ts';
import { renderMail } from '../platform/mail/render-mail.ts';
import { signingMail } from '../signing/signing-mail.ts';
import { digestMail } from './digest-mail.ts';

const outcome = loadConfig({ NODE_ENV: 'test' });
if (!outcome.ok) throw new Error(outcome.reason.join());
const config = outcome.value;
const english = mailSpeaker(config, 'en_GB');

const sample = (...about: Parameters<typeof sampleQuotation>) => quotationOf(sampleQuotation(...about));

const hostile = {
  email: 'x@y.example',
  firstName: '<script>alert(1)</script>',
  lastName: '"><img src=http://evil.example/x.png>',
  companyName: 'Free money at www.evil.example',
  comments: 'Click https://evil.example/login now\n<a href="https://evil.example">here</a>',
};

type MailCase = readonly [name: string, locale: LocaleName];
const everyMail = (check: (each: MailCase) => void, names: readonly string[] = mailNames) =>
  everyCase(
    names.flatMap((name) => localeNames.map((locale): MailCase => [name, locale])),
    ([name, locale]) => `${name} in ${locale}`,
    check,
  );

const linksIn = (markup: string) =>
  [...markup.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address]) => address);

describe('mails', () => {
  it('are complete in every language: no raw key, no empty parameter, the same text in HTML and plain text, short addresses (LG-01, V42)', () =>
    everyMail(([name, locale]) => {
      const mail = sampleMail(name, locale, config, sampleCatalogue());
      if (!mail) throw new Error('not in the gallery');
      for (const shown of [mail.content.subject, mail.content.preheader, mail.html, mail.text]) {
        expect(shown).not.toMatch(/(mail|quotation)\.[a-z-]+\.?[a-z]|\{[a-zA-Z]+\}(?!.*\{)|undefined|NaN/);
      }
      for (const block of mail.content.blocks) {
        if (block.kind !== 'rows') continue;
        for (const { label, value } of block.rows) expect(mail.text).toContain(`${label}: ${value}`);
      }
      // A reader of plain text sees each address whole.
      for (const [address] of mail.text.matchAll(/https?:\S+/g)) expect(address.length).toBeLessThan(200);
      expect(mail.html).toContain(`lang="${locale.replace('_', '-')}"`);
      // The preview line of mail programs has no greeting before it.
      expect(mail.html).toMatch(/<div style="display:none[^>]*>[^a-zäöüæøå]/);
    }));

  it('have a header for every row, and wrap no amount or number (Y21, U3)', () =>
    everyMail(([name, locale]) => {
      const mail = sampleMail(name, locale, config, sampleCatalogue());
      const rows = mail?.content.blocks.flatMap((block) => (block.kind === 'rows' ? block.rows : [])) ?? [];
      expect(mail?.html.match(/<th [^>]*scope="row"/g) ?? []).toHaveLength(rows.length);
      for (const { value, whole, total } of rows) {
        const mustStayWhole = /€|Q-2026-|^\+\d/.test(value);
        expect([value, Boolean(whole || total)]).toEqual([value, mustStayWhole || Boolean(whole || total)]);
      }
      for (const [, style] of mail?.html.matchAll(/style="([^"]*)">[^<]*(?:€|Q-2026-\d+)[^<]*<\/td>/g) ?? [])
        expect(style).toContain('white-space:nowrap');
      for (const [, paragraph = ''] of mail?.html.matchAll(/<p [^>]*>(.*?)<\/p>/g) ?? [])
        expect(paragraph.replace(/<span style="white-space:nowrap">[^<]*<\/span>/g, '')).not.toMatch(
          /[QR]-2026-/,
        );
    }));

  it('to others do not say that the customer has the quotation: that e-mail may be on hold (D9)', () =>
    everyMail(
      ([name, locale]) => {
        const { title = '', blocks = [] } =
          sampleMail(name, locale, config, sampleCatalogue())?.content ?? {};
        const said = [title, ...blocks.map((block) => ('text' in block ? block.text : ''))].join('\n');
        expect(said).toMatch(/Müller/);
        expect(said).not.toMatch(
          /received|been sent|erhalten|versendet|ontvangen|verstuurd|modtaget|fået|er sendt/,
        );
      },
      mailNames.filter((name) => /^(quotation|changed|revised)-/.test(name) && !/visitor|held/.test(name)),
    ));

  it.each(localeNames)(
    'a changed quotation names the one it replaces, to each reader, in %s (FN-02)',
    (locale) => {
      const replaces = { en_GB: 'replaces', nl_NL: 'vervangt', de_DE: 'ersetzt', da_DK: 'erstatter' };
      for (const role of ['visitor', 'dealer', 'sales']) {
        const said = (kind: string) =>
          sampleMail(`${kind}-${role}`, locale, config, sampleCatalogue())?.text ?? '';
        const named = new RegExp(`${replaces[locale]}\\s+Q-2026-000123,`);
        expect(said('changed')).toMatch(named);
        expect(said('quotation')).not.toMatch(named);
      }
    },
  );

  it.each(localeNames)('a revision promises no call, and starts its own sentence in %s (D29)', (locale) => {
    const said = (name: string) => sampleMail(name, locale, config, sampleCatalogue())?.content;
    const speaker = mailSpeaker(config, locale);
    expect(JSON.stringify(said('revised-visitor'))).not.toMatch(/\b(48|72)\b/);
    expect(said('revised-dealer')?.preheader).not.toMatch(/72/);
    expect(said('revised-sales')?.subject).toBe(said('revised-dealer')?.subject);
    const intro = speaker.t('mail.revised.intro', { before: 'Q-2026-000123' });
    const shown = `${intro[0]?.toUpperCase()}${intro.slice(1)}`;
    expect(said('revised-visitor')?.blocks).toContainEqual({ kind: 'paragraph', text: shown });
  });

  const inList: ListedItem = {
    list: 'quotations',
    title: '',
    person: 'Eva',
    company: '',
    email: 'e@x.example',
    subject: '',
    market: 'food_and_feed',
    product: '',
    state: 'open',
  };
  const digestLabels = { quotations: 'Quotation', requests: 'Request', leads: 'Lead', meetings: 'Meeting' };
  it.each<[Partial<ListedItem>, string]>([
    [{ list: 'leads', subject: 'food_and_feed Mehl 4 m³' }, 'Eva · Food · Mehl 4 m³'],
    [{ list: 'leads', subject: 'Own words 4 m³', market: 'Own words' }, 'Eva · Own words · 4 m³'],
    [{ list: 'requests', subject: 'Lebensmittel Mehl', product: 'Mehl' }, 'Eva · Food · Mehl'],
    [{ subject: 'ABC 12' }, 'Eva · ABC 12'],
    [{ subject: 'ABC 12', state: 'declined' }, 'Eva · Declined · ABC 12'],
    [
      { list: 'meetings', market: '', subject: 'cancelled Whey.', state: 'cancelled' },
      'Eva · Cancelled · Whey.',
    ],
  ])('a digest names kind, market and state in words: %o', (item, line) => {
    const { blocks } = digestMail('sales', [{ ...inList, ...item }], english, undefined);
    expect(JSON.stringify(blocks)).toContain(`"label":"${digestLabels[item.list ?? 'quotations']}"`);
    expect(blocks.flatMap((block) => (block.kind === 'rows' ? block.rows : []))[0]?.value).toBe(line);
  });

  const evil = 'Click https://evil.example/login <a href="https://evil.example">here</a>';
  const hostileQuotation = sample('en_GB', {
    addressee: hostile,
    dealer: sampleDealer,
    typedDealerEmail: 'x@evil.example',
  });
  const request = sampleRequest('en_GB');
  const hostileRequest = {
    ...request,
    addressee: hostile,
    data: { ...request.data, productName: evil, placeName: evil },
  };
  const hostileLead: Lead = {
    ...hostile,
    clientEmail: hostile.email,
    company: hostile.companyName,
    phoneNumber: '',
    volume: 4,
    market: evil,
    product: evil,
    location: evil,
  };
  const hostileMeeting = (change: MeetingMail['change']): MeetingWords => ({
    booking: {
      ...hostile,
      clientEmail: hostile.email,
      localeStr: 'en_GB',
      startsAt: '2026-11-16T08:00:00Z',
      timeZone: 'Europe/Paris',
    },
    mail: { change, token: 't', sequence: 0, startsAt: 0, endsAt: 1, before: 2, timeZone: 'Europe/Paris' },
    company: sampleCompany,
    reservedUntil: Date.parse('2026-01-12T07:30:00Z'),
    manageUrl: sampleLinks.reopenUrl,
    speaker: english,
  });
  const offerRoles = ['visitor', 'dealer', 'unverified-dealer', 'sales'] as const;
  const changes = ['booked', 'moved', 'cancelled'] as const;
  const toBoth = ['visitor', 'sales'] as const;
  it.each<[string, MailContent]>([
    ...offerRoles.map((role): [string, MailContent] => [
      `a quotation for ${role}`,
      quotationMail(role, hostileQuotation, sampleLinks, english),
    ]),
    ...offerRoles.map((role): [string, MailContent] => [
      `a request for ${role}`,
      requestMail(role, hostileRequest, english),
    ]),
    ...toBoth.map((role): [string, MailContent] => [
      `a lead for ${role}`,
      leadMail(role, hostileLead, english),
    ]),
    ...changes.flatMap((change) =>
      toBoth.map((role): [string, MailContent] => [
        `a meeting ${change} for ${role}`,
        meetingMail(role, hostileMeeting(change)),
      ]),
    ),
    ...(['visitor', 'dealer', 'sales'] as const).flatMap((to): [string, MailContent][] => [
      [
        `a signed one for ${to}`,
        signingMail(to, hostileQuotation, { outcome: 'signed', name: evil }, english),
      ],
      [
        `a declined one for ${to}`,
        signingMail(to, hostileQuotation, { outcome: 'declined', reason: evil }, english),
      ],
    ]),
  ])('escape text typed by a visitor and create no link from it: %s (threat 21)', (_name, content) => {
    const { html: markup, text } = renderMail(content, english, sampleCompany);
    expect(markup).not.toContain('<script');
    expect(markup).not.toContain('<img src=http');
    const allowed = [
      sampleLinks.reopenUrl,
      sampleLinks.signUrl,
      'cid:unit@quotation',
      'mailto:x%40y.example',
    ];
    const isAllowed = (address = '') =>
      allowed.includes(address) || address.startsWith(`${sampleLinks.apiUrl}/unit-file/`);
    expect(linksIn(markup).filter((address) => !isAllowed(address))).toEqual([]);
    for (const shown of [markup, text, content.subject, content.preheader]) {
      expect(shown).not.toMatch(/https:\/\/evil|evil\.example/);
    }
  });

  it('break addresses in free text invisibly, and nothing else', () => {
    expect(freeText('see http://a.example or www.b.example, v1.5, e.g. this, a@b.example')).toBe(
      'see http:\u200b//a.\u200bexample or www.\u200bb.\u200bexample, v1.5, e.g. this, a@\u200bb.\u200bexample',
    );
    expect(freeText('\u202eevil')).toBe('□evil');
  });

  it('promise contact as specified (FN-09)', () => {
    const text = (options: Parameters<typeof sampleQuotation>[1]) =>
      renderMail(
        quotationMail('visitor', sample('en_GB', options), sampleLinks, english),
        english,
        sampleCompany,
      ).text;
    expect(text({ dealer: sampleDealer })).toContain(
      'Heidkamp Agrartechnik will contact you within 72 hours',
    );
    expect(text({})).toContain('within 48 hours on working days');
    expect(text({})).toContain('within two working days after the call');
    const request = requestMail('visitor', sampleRequest('en_GB'), english);
    expect(renderMail(request, english, sampleCompany).text).toContain(
      'We will contact you within 48 hours on working days. You will receive a quotation within two working days after the call.',
    );
  });

  it('tell dealer and sales about explosion zones, also that nobody knows (EN-09)', () => {
    const quotation = sample('en_GB', { dealer: sampleDealer });
    const text = (role: 'visitor' | 'dealer' | 'sales', zones: 'open' | 'unknown' | 'yes' = 'open') => {
      const content = quotationMail(
        role,
        quotationOf({ ...firstUnit(quotation), zones }),
        sampleLinks,
        english,
      );
      return renderMail(content, english, sampleCompany).text;
    };
    for (const role of ['dealer', 'sales'] as const) {
      expect(text(role, 'unknown')).toContain('Explosion zones (ATEX): not known, to be clarified');
      expect(text(role)).toContain('Explosion zones (ATEX): not stated');
    }
    expect(text('visitor', 'yes')).not.toContain('Explosion zones');
    const request = { ...sampleRequest('en_GB'), values: { explosionZones: 'yes' } as const };
    expect(renderMail(requestMail('sales', request, english), english, sampleCompany).text).toContain(
      'Explosion zones (ATEX): yes',
    );
  });

  it('take the promised hours from the settings', () => {
    const other = loadConfig({ NODE_ENV: 'test', CLAIM_DEALER_HOURS: '24', CLAIM_CONTACT_HOURS: '36' });
    if (!other.ok) throw new Error('settings');
    const speaker = mailSpeaker(other.value, 'de_DE');
    expect(speaker.t('mail.quotation.next-dealer', { dealer: 'X' })).toContain('innerhalb von 24 Stunden');
    expect(speaker.t('mail.request.next')).toContain('innerhalb von 36 Stunden an Werktagen');
  });

  it('contain no price if there is none (D17)', () => {
    for (const locale of localeNames) {
      const speaker = mailSpeaker(config, locale);
      const { text } = renderMail(
        requestMail('visitor', sampleRequest(locale), speaker),
        speaker,
        sampleCompany,
      );
      expect(text).not.toContain('€');
      expect(text).toContain('R-2026-000123');
    }
  });

  it('mark an unverified dealer in subject and body (threat 46)', () => {
    const mail = quotationMail('unverified-dealer', sample('en_GB'), sampleLinks, english);
    expect(mail.subject).toMatch(/^\[Unverified dealer\] /);
    expect(mail.blocks[0]).toMatchObject({ kind: 'notice' });
    const known = quotationMail('dealer', sample('en_GB'), sampleLinks, english);
    expect(known.subject).not.toContain('nverified');
    expect(known.blocks.some(({ kind }) => kind === 'notice')).toBe(false);
  });

  it('tell each reader why they came and whom to ask: a reply of dealer or sales goes to the customer', () => {
    const footer = (role: OfferRole) => {
      const content = quotationMail(role, sample('en_GB'), sampleLinks, english);
      return renderMail(content, english, sampleCompany).text.split('\n--\n')[1] ?? '';
    };
    expect(footer('visitor')).toContain('Reply to this e-mail or call');
    for (const role of ['dealer', 'unverified-dealer', 'sales'] as const) {
      expect(footer(role)).not.toContain('Reply');
      expect(footer(role)).not.toContain('was entered in the configurator');
    }
    expect(footer('dealer')).toContain('as a dealer of Silowright');
    expect(footer('unverified-dealer')).toContain("as their dealer's");
    expect(footer('sales')).not.toContain('Call');
  });

  it('contain the sign and reopen links only for the customer', () => {
    const shown = (role: 'visitor' | 'dealer' | 'sales') =>
      renderMail(quotationMail(role, sample('en_GB'), sampleLinks, english), english, sampleCompany).html;
    expect(shown('visitor')).toContain(sampleLinks.signUrl);
    expect(shown('dealer')).not.toContain(sampleLinks.signUrl);
    expect(shown('sales')).not.toContain(sampleLinks.signUrl);
  });
});

describe('the html tag', () => {
  it('escapes every value except its own markup', () => {
    expect(html`<p title="${'"'}">${"<b>&'"}${html`<i>${1}</i>`}${[html`x`, html`y`]}</p>`.markup).toBe(
      '<p title="&quot;">&lt;b&gt;&amp;&#39;<i>1</i>xy</p>',
    );
  });
});

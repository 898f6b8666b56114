import { Redirect, Route, Switch } from 'wouter';
import { OverviewPage } from './overview-page.tsx';
import { QuestionsPage } from './questions-page.tsx';

// Before the first rendering: the redirect would render the page a second time, in one long task.
const { pathname = '', search = '' } = globalThis.location ?? {};
if (/\/budget\/?$/.test(pathname))
  window.history.replaceState(window.history.state, '', `${pathname.replace(/\/$/, '')}/questions${search}`);

/** `/budget` redirects to its questions (BG-01). */
export const BudgetArea = () => (
  <Switch>
    <Route path="/budget/questions" component={QuestionsPage} />
    <Route path="/budget/overview" component={OverviewPage} />
    <Route>
      <Redirect to="/budget/questions" replace />
    </Route>
  </Switch>
);

import { Redirect, Route, Switch } from 'wouter';
import { OverviewPage } from './overview-page.tsx';
import { QuestionsPage } from './questions-page.tsx';

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

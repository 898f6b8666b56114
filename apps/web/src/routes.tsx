import type { ComponentType } from 'react';
import { Route, Router, Switch } from 'wouter';
import { config } from './config.ts';
import { Configurator } from './shell/configurator.tsx';

/** Path → area, first match wins. Areas other than the configurator load lazily: one line each. */
const routes: readonly (readonly [path: string, area: ComponentType])[] = [
  ['/dealer/:language/:dealer_id', Configurator],
  ['/:url_market?/:url_product_group?', Configurator],
  ['*', Configurator],
];

export const Routes = () => (
  <Router base={config.base}>
    <Switch>
      {routes.map(([path, area]) => (
        <Route key={path} path={path} component={area} />
      ))}
    </Switch>
  </Router>
);

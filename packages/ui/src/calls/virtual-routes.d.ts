declare module 'virtual:routes/visitors' {
  const routes: Readonly<
    Record<import('@silowright/contract/calls').VisitorCallName, import('@silowright/contract/route').Route>
  >;
  export default routes;
}

declare module 'virtual:routes/staff' {
  const routes: Readonly<
    Record<import('@silowright/contract/calls').StaffCallName, import('@silowright/contract/route').Route>
  >;
  export default routes;
}

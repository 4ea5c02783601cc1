import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

/** Every address of the back office, below /admin. */
export default [
  route('sign-in', 'routes/sign-in/sign-in.tsx'),
  layout('routes/shell/shell.tsx', [index('routes/today/today.tsx'), route('*', 'routes/shell/not-found.tsx')]),
] satisfies RouteConfig

import type { Config } from '@react-router/dev/config'

export default {
  // Staff sign in first: there is nothing to render for the others, and no private page on the server.
  ssr: false,
  basename: '/admin/',
  routeDiscovery: { mode: 'initial' },
} satisfies Config

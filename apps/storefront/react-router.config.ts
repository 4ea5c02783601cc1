import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // The shop has a dozen routes: one cached file that names them all, and no discovery calls.
  routeDiscovery: { mode: 'initial' },
} satisfies Config

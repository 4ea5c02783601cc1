import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // One cached file names all routes: no discovery calls. `unusedParts` in vite.config.ts relies on it.
  routeDiscovery: { mode: 'initial' },
} satisfies Config

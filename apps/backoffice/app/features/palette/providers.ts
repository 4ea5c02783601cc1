import type { PaletteProvider } from '@tsiran/ui/command-palette/use-palette-search'
import type { MakeProvider, PaletteTools } from './make-provider.ts'
import { startedActs } from './act-provider.ts'
import { customers } from './customer-provider.ts'
import { orders } from './order-provider.ts'
import { products } from './product-provider.ts'
import { settingsPages } from '../settings/settings-pages.ts'
import { visibleGroups } from '../shell/navigation.ts'

/** The pages of the sidebar, those of the settings, and the person's own settings. */
const pages: MakeProvider = ({ t, can, go }) => {
  const entries = visibleGroups(can).flat()
  const items = [
    ...entries.map(({ to, title, icon }) => ({ id: to, label: t(title), icon, run: () => go(to) })),
    ...settingsPages
      .filter(({ to, permission }) => can(permission) && !entries.some((entry) => entry.to === to))
      .map(({ to, title }) => ({ id: to, label: t(title), run: () => go(to) })),
    { id: '/me', label: t('me.title'), run: () => go('/me') },
  ]
  return {
    id: 'pages',
    title: t('palette.pages'),
    search: (query) =>
      items.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase())),
  }
}

/** Everything that the palette finds, in its order. A slice adds its provider here. */
const makers: readonly MakeProvider[] = [orders, customers, products, startedActs, pages]

/** The providers of the signed-in person. */
export const paletteProviders = (tools: PaletteTools): PaletteProvider[] =>
  makers.map((make) => make(tools)).filter((provider) => provider !== undefined)

import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import IconTable from '@tabler/icons-react/dist/esm/icons/IconTable.mjs'
import type { Permission } from '@tsiran/contract/admin/permissions'
import type { AdminMessageKey } from '@tsiran/i18n/admin-translator'
import type { MakeProvider } from './make-provider.ts'

interface Act {
  to: string
  title: AdminMessageKey
  icon: typeof IconPlus
  permission: Permission
}

const acts: readonly Act[] = [
  { to: '/orders/new', title: 'drafts.title', icon: IconPlus, permission: 'orders.write' },
  { to: '/products/new', title: 'products.new', icon: IconPlus, permission: 'catalogue.write' },
  {
    to: '/stock/receipts/new',
    title: 'stock.newReceipt',
    icon: IconPlus,
    permission: 'stock.write',
  },
  { to: '/products/grid', title: 'grid.title', icon: IconTable, permission: 'catalogue.read' },
  { to: '/stock/labels', title: 'labels.title', icon: IconPrinter, permission: 'stock.read' },
]

/** What somebody begins often, wherever they are. */
export const startedActs: MakeProvider = ({ t, can, go }) => {
  const items = acts
    .filter(({ permission }) => can(permission))
    .map(({ to, title, icon }) => ({ id: to, label: t(title), icon, run: () => go(to) }))
  return {
    id: 'acts',
    title: t('palette.acts'),
    search: (query) =>
      items.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase())),
  }
}

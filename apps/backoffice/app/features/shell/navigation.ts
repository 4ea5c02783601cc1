import IconAddressBook from '@tabler/icons-react/dist/esm/icons/IconAddressBook.mjs'
import IconAdjustments from '@tabler/icons-react/dist/esm/icons/IconAdjustments.mjs'
import IconBasketCheck from '@tabler/icons-react/dist/esm/icons/IconBasketCheck.mjs'
import IconBuilding from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs'
import IconCalendarTime from '@tabler/icons-react/dist/esm/icons/IconCalendarTime.mjs'
import IconCategory from '@tabler/icons-react/dist/esm/icons/IconCategory.mjs'
import IconChartBar from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs'
import IconFileImport from '@tabler/icons-react/dist/esm/icons/IconFileImport.mjs'
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs'
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs'
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs'
import IconLanguage from '@tabler/icons-react/dist/esm/icons/IconLanguage.mjs'
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs'
import IconMessages from '@tabler/icons-react/dist/esm/icons/IconMessages.mjs'
import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs'
import IconPackages from '@tabler/icons-react/dist/esm/icons/IconPackages.mjs'
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs'
import IconShoppingBag from '@tabler/icons-react/dist/esm/icons/IconShoppingBag.mjs'
import IconTags from '@tabler/icons-react/dist/esm/icons/IconTags.mjs'
import IconTrademark from '@tabler/icons-react/dist/esm/icons/IconTrademark.mjs'
import IconTruckDelivery from '@tabler/icons-react/dist/esm/icons/IconTruckDelivery.mjs'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import IconZoomQuestion from '@tabler/icons-react/dist/esm/icons/IconZoomQuestion.mjs'
import type { Permission } from '@tsiran/contract/admin/permissions'
import type { AdminMessageKey } from '@tsiran/i18n/admin-translator'

export interface NavigationEntry {
  /** Path below /admin. */
  to: string
  title: AdminMessageKey
  icon: typeof IconHome
  /** Who sees it; undefined for everybody. */
  permission?: Permission
}

/** The entries of the sidebar in its order, by groups. The first three that a person may see are also in the phone's bar. */
export const navigation: readonly (readonly NavigationEntry[])[] = [
  [
    { to: '/', title: 'today.title', icon: IconHome },
    { to: '/orders', title: 'orders.title', icon: IconShoppingBag, permission: 'orders.read' },
    { to: '/reports', title: 'reports.title', icon: IconChartBar, permission: 'reports.read' },
    { to: '/picking', title: 'picking.title', icon: IconBasketCheck, permission: 'picking.read' },
    {
      to: '/deliveries',
      title: 'deliveries.title',
      icon: IconTruckDelivery,
      permission: 'deliveries.own',
    },
    {
      to: '/delivery',
      title: 'delivery.title',
      icon: IconCalendarTime,
      permission: 'delivery.read',
    },
  ],
  [
    { to: '/products', title: 'products.title', icon: IconPackage, permission: 'catalogue.read' },
    {
      to: '/categories',
      title: 'categories.title',
      icon: IconCategory,
      permission: 'catalogue.read',
    },
    { to: '/brands', title: 'brands.title', icon: IconTrademark, permission: 'catalogue.read' },
    { to: '/attributes', title: 'attributes.title', icon: IconTags, permission: 'catalogue.read' },
    { to: '/stock', title: 'stock.title', icon: IconPackages, permission: 'stock.read' },
    { to: '/media', title: 'media.title', icon: IconPhoto, permission: 'media.read' },
    { to: '/imports', title: 'imports.title', icon: IconFileImport, permission: 'imports.read' },
    { to: '/search', title: 'searchDesk.title', icon: IconZoomQuestion, permission: 'search.read' },
  ],
  [
    {
      to: '/customers',
      title: 'customers.title',
      icon: IconAddressBook,
      permission: 'customers.read',
    },
    {
      to: '/companies',
      title: 'companies.title',
      icon: IconBuilding,
      permission: 'companies.read',
    },
    { to: '/content', title: 'content.title', icon: IconFileText, permission: 'content.read' },
    { to: '/messages', title: 'messages.short', icon: IconMail, permission: 'reviews.read' },
    { to: '/comments', title: 'comments.short', icon: IconMessages, permission: 'reviews.read' },
    { to: '/translations', title: 'texts.title', icon: IconLanguage, permission: 'content.read' },
  ],
  [
    {
      to: '/settings/shop',
      title: 'settings.title',
      icon: IconAdjustments,
      permission: 'settings.read',
    },
    { to: '/settings/staff', title: 'staff.title', icon: IconUsers, permission: 'staff.read' },
    { to: '/settings/audit', title: 'audit.short', icon: IconHistory, permission: 'audit.own' },
  ],
]

/** The groups that somebody may see; empty ones are left out. */
export const visibleGroups = (can: (permission: Permission) => boolean): NavigationEntry[][] =>
  navigation
    .map((group) => group.filter(({ permission }) => permission === undefined || can(permission)))
    .filter((group) => group.length > 0)

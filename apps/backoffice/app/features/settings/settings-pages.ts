/** The pages of the settings, in the order of their tabs. */
export const settingsPages = [
  { to: '/settings/shop', title: 'settings.shop.title', permission: 'settings.read' },
  { to: '/settings/checkout', title: 'settings.checkoutTitle', permission: 'settings.read' },
  { to: '/settings/delivery', title: 'settings.delivery.title', permission: 'delivery.read' },
  { to: '/settings/payments', title: 'settings.payments.title', permission: 'settings.read' },
  { to: '/settings/mail', title: 'settings.mail.title', permission: 'settings.read' },
  { to: '/settings/seo', title: 'settings.seo.title', permission: 'settings.read' },
  { to: '/search', title: 'searchDesk.title', permission: 'search.read' },
  { to: '/setup', title: 'setup.title', permission: 'settings.read' },
  { to: '/settings/system', title: 'settings.system.title', permission: 'settings.read' },
] as const

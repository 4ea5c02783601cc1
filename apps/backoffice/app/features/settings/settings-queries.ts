import { queryOptions } from '@tanstack/react-query'
import { api } from '../../platform/api/admin-client.ts'

/** What reads again after a change of the settings. */
export const settingsChanged = [['settings'], ['audit']]

export const shopSettings = queryOptions({
  queryKey: ['settings', 'shop'],
  queryFn: async ({ signal }) => (await api('GET /api/admin/settings/shop', { signal })).data,
})
export const seoSettings = queryOptions({
  queryKey: ['settings', 'seo'],
  queryFn: async ({ signal }) => (await api('GET /api/admin/settings/seo', { signal })).data,
})
export const checkoutSettings = queryOptions({
  queryKey: ['settings', 'checkout'],
  queryFn: async ({ signal }) => (await api('GET /api/admin/settings/checkout', { signal })).data,
})
export const termsPages = queryOptions({
  queryKey: ['settings', 'terms-pages'],
  queryFn: async ({ signal }) =>
    (await api('GET /api/admin/settings/checkout/pages', { signal })).data,
})
export const mailSettings = queryOptions({
  queryKey: ['settings', 'mail'],
  queryFn: async ({ signal }) => (await api('GET /api/admin/settings/mail', { signal })).data,
})
export const shippingMethods = queryOptions({
  queryKey: ['settings', 'shipping'],
  queryFn: async ({ signal }) => (await api('GET /api/admin/shipping-methods', { signal })).data,
})
export const paymentMethods = queryOptions({
  queryKey: ['settings', 'payments'],
  queryFn: async ({ signal }) => (await api('GET /api/admin/payment-methods', { signal })).data,
})
export const systemState = queryOptions({
  queryKey: ['settings', 'system'],
  queryFn: async ({ signal }) => (await api('GET /api/admin/settings/system', { signal })).data,
  refetchInterval: 10_000,
  staleTime: 0,
})
export const stuckMails = queryOptions({
  queryKey: ['settings', 'system', 'mails'],
  queryFn: async ({ signal }) =>
    (await api('GET /api/admin/settings/system/mails', { signal })).data,
})

import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

/** Every address of the back office, below /admin. */
export default [
  route('sign-in', 'routes/sign-in/sign-in.tsx'),
  route('second-factor', 'routes/sign-in/second-factor.tsx'),
  route('factor-required', 'routes/sign-in/factor-required.tsx'),
  route('claim', 'routes/sign-in/claim.tsx'),
  route('invite', 'routes/sign-in/invite.tsx'),
  layout('routes/shell/shell.tsx', [
    index('routes/today/today.tsx'),
    route('orders/new', 'routes/drafts/new-order.tsx'),
    route('orders/new/:draftId', 'routes/drafts/draft.tsx'),
    route('customers', 'routes/customers/customers.tsx'),
    route('customers/:id', 'routes/customers/customer.tsx'),
    route('companies', 'routes/companies/companies.tsx'),
    route('companies/:id', 'routes/companies/company.tsx'),
    route('comments', 'routes/comments/comments.tsx'),
    route('messages', 'routes/messages/messages.tsx'),
    route('messages/:id', 'routes/messages/message.tsx'),
    route('settings/checkout', 'routes/settings/checkout-settings.tsx'),
    route('orders', 'routes/orders/orders.tsx'),
    route('orders/:orderId', 'routes/orders/order.tsx'),
    route('orders/:orderId/edit', 'routes/orders/edit-order.tsx'),
    route('me', 'routes/me/me.tsx'),
    route('settings/staff', 'routes/settings/staff.tsx'),
    route('settings/audit', 'routes/settings/audit.tsx'),
    route('gallery', 'routes/gallery/gallery-list.tsx'),
    route('gallery/form', 'routes/gallery/gallery-form.tsx'),
    route('*', 'routes/shell/not-found.tsx'),
  ]),
] satisfies RouteConfig

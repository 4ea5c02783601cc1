import type { StaffRole } from '@tsiran/contract/admin/permissions'
import type { AdminMessageKey } from '@tsiran/i18n/admin-translator'

export const roleNames: Record<StaffRole, AdminMessageKey> = {
  owner: 'roles.owner',
  catalogue: 'roles.catalogue',
  orders: 'roles.orders',
  content: 'roles.content',
  picker: 'roles.picker',
  courier: 'roles.courier',
  accountant: 'roles.accountant',
  viewer: 'roles.viewer',
}

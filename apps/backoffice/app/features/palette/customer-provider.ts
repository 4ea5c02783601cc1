import IconAddressBook from '@tabler/icons-react/dist/esm/icons/IconAddressBook.mjs'
import { findInShop } from './find-in-shop.ts'
import type { MakeProvider } from './make-provider.ts'

/** Customers by name, e-mail or phone. */
export const customers: MakeProvider = ({ t, can, go }) => {
  if (!can('customers.read')) return undefined
  return {
    id: 'customers',
    title: t('customers.title'),
    search: async (query, signal) => {
      if (query === '') return []
      const { customers: found } = await findInShop(query, signal)
      return found.map(({ id, name, email, phone, company }) => ({
        id: String(id),
        label: name || email,
        note: [company, phone, name && email].filter(Boolean).join(', '),
        icon: IconAddressBook,
        run: () => go(`/customers/${id}`),
      }))
    },
  }
}

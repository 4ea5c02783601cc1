import type { PickerOption } from '@tsiran/ui/picker/use-option-search'

const categories: readonly PickerOption[] = [
  { id: 1, label: 'Կաթնամթերք և ձու', note: 'dairy-eggs' },
  { id: 2, label: 'Հաց և թխվածքներ', note: 'bread' },
  { id: 3, label: 'Фрукты и овощи', note: 'fruit-vegetables' },
  { id: 4, label: 'Чай и кофе', note: 'tea-coffee' },
  { id: 5, label: 'Meat and fish', note: 'meat-fish' },
  { id: 6, label: 'Sweets', note: 'sweets' },
]

/** Finds categories of the gallery. The text `offline` fails as a lost connection does. */
export async function findSampleCategories(query: string): Promise<readonly PickerOption[]> {
  if (query === 'offline') throw new TypeError('no connection')
  const text = query.toLowerCase()
  return categories.filter(({ label, note }) => `${label} ${note}`.toLowerCase().includes(text))
}

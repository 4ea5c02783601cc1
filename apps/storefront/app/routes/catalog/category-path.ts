import type { CategoryDetail } from '@tsiran/contract/category-shapes'
import { categoryPath, homePath } from '@tsiran/contract/shop-paths'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'

/** Breadcrumbs from home through the ancestors of a category or product. */
export function useCategoryPath(path: CategoryDetail['path']) {
  const t = useMessages()
  const locale = useLocale()
  // An ancestor has children by definition.
  const steps = path.map(({ id, name, slug }) => ({
    label: name,
    to: categoryPath(locale, { id, slug, has_children: true }),
  }))
  return [{ label: t('catalog.home'), to: homePath(locale) }, ...steps]
}

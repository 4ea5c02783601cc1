import type { CategoryDetail } from '@tsiran/contract/catalog'
import { landingLink } from '../../lib/category-links.ts'
import { useLocale } from '../../lib/locale.ts'
import { useMessages } from '../../lib/messages.ts'

/** Breadcrumbs from home through the ancestors of a category or product. Every ancestor has children, hence a landing page. */
export function useCategoryPath(path: CategoryDetail['path']) {
  const t = useMessages()
  const locale = useLocale()
  return [{ label: t('catalog.home'), to: `/${locale}` }, ...path.map(({ name, slug }) => ({ label: name, to: landingLink(locale, slug) }))]
}

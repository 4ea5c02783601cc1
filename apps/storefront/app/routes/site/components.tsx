import { homePath } from '@tsiran/contract/shop-paths'
import { Crumbs } from '../../features/shop/crumbs.tsx'
import { Seo } from '../../features/shop/seo.tsx'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { Buttons } from './gallery/buttons.tsx'
import { Fields } from './gallery/fields.tsx'
import { Look } from './gallery/look.tsx'
import { Marks, Ways } from './gallery/marks.tsx'
import { Windows } from './gallery/windows.tsx'

/** The living gallery of the interface's building blocks (R38). */
export default function ComponentsPage() {
  const t = useMessages()
  const locale = useLocale()
  return (
    <>
      <Seo title={t('site.components.title')} description={t('site.components.intro')} />
      <Crumbs
        steps={[
          { label: t('catalog.home'), to: homePath(locale) },
          { label: t('site.components.title') },
        ]}
      />
      <h1 className="mt-2 mb-3 text-3xl font-extrabold sm:text-4xl">
        {t('site.components.title')}
      </h1>
      <p className="mb-6 max-w-2xl text-lg text-muted">{t('site.components.intro')}</p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <Buttons />
        <Fields />
        <Windows />
        <Marks />
        <Ways />
        <Look />
      </div>
    </>
  )
}

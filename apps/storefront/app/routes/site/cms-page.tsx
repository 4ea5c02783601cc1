import { pageIdAt, pageIds } from '@tsiran/contract/page-ids'
import { blogPath, homePath } from '@tsiran/contract/shop-paths'
import { formatDate } from '@tsiran/i18n/dates'
import { redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { ContactAside } from '../../features/contact/contact-aside.tsx'
import { LogoWall } from './logo-wall.tsx'
import { Prose } from '@tsiran/app-kit/blocks/prose'
import { Crumbs } from '../../features/shop/crumbs.tsx'
import { Seo } from '../../features/shop/seo.tsx'
import { clientContext } from '../../platform/api/context.ts'
import { withoutEndSlashes } from '@tsiran/contract/end-slashes'
import { readLocale, useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { questionsData } from './questions.ts'

/** Pages whose date matters to the reader. */
const dated: readonly number[] = [
  pageIds.terms,
  pageIds.privacy,
  pageIds.wholesale,
  pageIds.delivery,
]

/** Loads the address's page; the blog's number leads to the blog, an empty page home (spec 2 §2). */
export async function loader({ params, context, url }: LoaderFunctionArgs) {
  const locale = readLocale(params)
  const id = pageIdAt(withoutEndSlashes(url.pathname.replace(`/${locale}`, '')))
  if (id === undefined) throw new Response(null, { status: 404 })
  if (id === pageIds.blog) throw redirect(blogPath(locale))
  const { data } = await context.get(clientContext)('GET /api/cms/pages', { query: { id, locale } })
  const [page] = data
  if (!page) throw redirect('/')
  return page
}

/** A page that the merchant wrote: text, questions, or a wall of logos. */
export default function CmsPage() {
  const page = useLoaderData<typeof loader>()
  const t = useMessages()
  const locale = useLocale()
  const questions = questionsData(page.html_content)
  return (
    <>
      <Seo
        title={page.meta_title}
        description={page.meta_description}
        {...(questions && { thing: questions })}
      />
      <Crumbs steps={[{ label: t('catalog.home'), to: homePath(locale) }, { label: page.title }]} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <article className={page.logos.length > 0 ? 'lg:col-span-2' : ''}>
          <h1 className="mt-2 mb-6 text-3xl font-extrabold text-balance sm:text-4xl">
            {page.title}
          </h1>
          <Prose html={page.html_content} />
          {page.logos.length > 0 && <LogoWall logos={page.logos} label={page.title} />}
          {dated.includes(page.id) && (
            <p className="mt-10 text-sm text-muted">
              {t('site.updated', { date: formatDate(page.updated_at) })}
            </p>
          )}
        </article>
        {page.logos.length === 0 && <ContactAside />}
      </div>
    </>
  )
}

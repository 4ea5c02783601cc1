import { homePath, messageSentPath } from '@tsiran/contract/shop-paths'
import {
  data,
  redirect,
  useActionData,
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
} from 'react-router'
import { ContactAside } from '../../features/contact/contact-aside.tsx'
import { Crumbs } from '../../features/shop/crumbs.tsx'
import { Seo } from '../../features/shop/seo.tsx'
import { isApiError } from '@tsiran/app-kit/api/api-error'
import { formErrors } from '@tsiran/app-kit/forms/submit'
import {
  checkContactForm,
  contactBody,
  contactFields,
  readContactForm,
  type Refused,
} from './contact-values.ts'
import { actOrStay } from '../../platform/api/act-or-stay.ts'
import { clientContext } from '../../platform/api/context.ts'
import { readLocale, useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { ContactForm } from './contact-form.tsx'

/** Sends the message; a refused form is returned with all that was typed. */
export async function action({ params, context, request }: ActionFunctionArgs) {
  const locale = readLocale(params)
  const form = await request.formData()
  const typed = readContactForm(form)
  const errors = checkContactForm(form)
  if (Object.keys(errors).length > 0)
    return data<Refused>({ typed, errors, failure: null }, { status: 422 })
  try {
    await context.get(clientContext)('POST /api/contact-us', {
      body: { ...contactBody(form), locale },
    })
  } catch (error) {
    if (!isApiError(error)) throw error
    const { status, errors: refused, message } = formErrors(error, contactFields)
    return data<Refused>({ typed, errors: refused, failure: message }, { status })
  }
  throw redirect(messageSentPath(locale), 303)
}

/** If the network fails, the page stays with all that was typed. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const typed = readContactForm(await request.clone().formData())
  return actOrStay(serverAction<typeof action>, {
    typed,
    errors: {},
    failure: '',
  } satisfies Refused)
}

/** The contact form, and the other ways to reach the shop. */
export default function ContactUsPage() {
  const refused = useActionData<Refused>()
  const t = useMessages()
  const locale = useLocale()
  return (
    <>
      <Seo title={t('site.contact.title')} description={t('site.contact.intro')} />
      <Crumbs
        steps={[
          { label: t('catalog.home'), to: homePath(locale) },
          { label: t('site.contact.title') },
        ]}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="max-w-3xl">
          <h1 className="mt-2 mb-3 text-3xl font-extrabold text-balance sm:text-4xl">
            {t('site.contact.title')}
          </h1>
          <p className="mb-6 text-lg text-muted">{t('site.contact.intro')}</p>
          <ContactForm refused={refused} />
        </div>
        <ContactAside />
      </div>
    </>
  )
}

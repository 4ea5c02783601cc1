import { homePath } from '@tsiran/contract/shop-paths'
import { Button, ButtonLink } from '@tsiran/ui/button'
import { useId, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate, useNavigationType } from 'react-router'
import { ageScript, isOfAge, storeAge, useOfAge } from './age.ts'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { useNonce } from '../../platform/document/page-scripts.ts'
import logo from '../shop/tsiran.svg?url'

/** Asks for the visitor's age before showing alcohol (R31). */
export function AgeGate() {
  return useOfAge() ? null : <Gate />
}

/**
 * In the server's markup it is a part of the page; with scripts it covers the page from the first paint and becomes a modal
 * dialog. Without scripts its text is shown above the products.
 */
function Gate() {
  const t = useMessages()
  const locale = useLocale()
  const navigate = useNavigate()
  const arrival = useNavigationType()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)

  useLayoutEffect(() => {
    const { current } = dialog
    if (!current || isOfAge() || current.matches(':modal')) return
    current.removeAttribute('open')
    current.showModal()
  }, [])

  const enter = () => {
    flushSync(() => storeAge(true))
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  const leave = () => {
    storeAge(false)
    if (arrival === 'POP') void navigate(homePath(locale), { replace: true })
    else void navigate(-1)
  }

  return (
    <>
      <MarkAnswered />
      <dialog
        ref={dialog}
        open
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
        onCancel={(event) => {
          event.preventDefault()
          leave()
        }}
        onClose={leave}
        className="static my-4 block w-full rounded-card bg-apricot-soft p-5 text-ink outline-none scripted:fixed scripted:inset-0 scripted:z-60 scripted:m-0 scripted:grid scripted:h-dvh scripted:max-h-none scripted:w-screen scripted:max-w-none scripted:place-items-center scripted:rounded-none scripted:bg-cream [[data-age=true]_&]:hidden!"
      >
        <div className="w-full max-w-md scripted:rounded-card scripted:border scripted:border-line scripted:bg-card scripted:p-6 scripted:text-center scripted:shadow-xl scripted:shadow-ink/10 sm:scripted:p-8">
          <img src={logo} alt="" width={72} height={72} className="mx-auto mb-4 noscript:hidden" />
          <h2 id={`${id}-title`} className="text-2xl font-extrabold text-balance">
            {t('age.title')}
          </h2>
          <p id={`${id}-text`} className="mt-2 text-balance text-muted">
            {t('age.text')}
          </p>
          <div className="mt-6 grid gap-3 noscript:hidden">
            <Button onClick={enter}>{t('age.yes')}</Button>
            <Button variant="secondary" onClick={leave}>
              {t('age.no')}
            </Button>
          </div>
          <div className="mt-4 hidden noscript:block">
            <ButtonLink to={homePath(locale)} variant="secondary">
              {t('age.leave')}
            </ButtonLink>
          </div>
        </div>
      </dialog>
    </>
  )
}

const never = () => () => undefined

/** Only in the server's markup: a page rendered in the browser has the answer. */
function MarkAnswered() {
  const fromServer = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  const nonce = useNonce()
  return fromServer && <script nonce={nonce} dangerouslySetInnerHTML={{ __html: ageScript }} />
}

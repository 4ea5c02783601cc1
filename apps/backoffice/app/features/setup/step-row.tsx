import IconCircle from '@tabler/icons-react/dist/esm/icons/IconCircle.mjs'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconCircleMinus from '@tabler/icons-react/dist/esm/icons/IconCircleMinus.mjs'
import type { Setup, SetupStep } from '@tsiran/contract/admin/setup'
import { inLanguage } from '@tsiran/contract/shop-paths'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { Button } from '@tsiran/ui/button'
import { Link } from 'react-router'
import { api } from '../../platform/api/admin-client.ts'
import { useAct } from '../../platform/api/use-act.ts'
import { useMessages } from '../../platform/i18n/language.tsx'

/** The page where each step is done, with its form. */
const places: Readonly<Record<Exclude<SetupStep, 'terms' | 'order'>, string>> = {
  shop: '/settings/shop',
  logo: '/settings/shop',
  categories: '/categories?paste',
  product: '/products/new',
  import: '/imports',
  delivery: '/settings/delivery?edit=flatrate_flatrate',
  payment: '/settings/payments',
}

const placeOf = (step: Exclude<SetupStep, 'order'>, { terms_page_id: id }: Setup): string => {
  if (step !== 'terms') return places[step]
  return id === null ? '/content/pages' : `/content/pages/${id}`
}

const looks = {
  done: { icon: IconCircleCheck, className: 'text-leaf' },
  skipped: { icon: IconCircleMinus, className: 'text-muted' },
  open: { icon: IconCircle, className: 'text-apricot' },
} as const

interface StepRowProps {
  setup: Setup
  item: Setup['steps'][number]
  mayWrite: boolean
}

/** One step: whether it is done, the way to its page, and skipping it. */
export function StepRow({ setup, item: { step, state }, mayWrite }: StepRowProps) {
  const t = useMessages()
  const name = t(`setup.steps.${step}`)
  const { icon: Icon, className } = looks[state]
  const act = useAct(
    (to: 'skip' | 'resume') =>
      to === 'skip'
        ? api('POST /api/admin/setup/steps/:step/skip', { params: { step }, body: {} })
        : api('POST /api/admin/setup/steps/:step/resume', { params: { step }, body: {} }),
    { refresh: [['setup']] },
  )
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line py-2 first:border-0">
      <span className="flex min-w-0 flex-1 basis-60 items-start gap-3">
        <Icon size={24} aria-hidden className={`mt-0.5 shrink-0 ${className}`} />
        <span className="min-w-0">
          <StepLink step={step} setup={setup}>
            {name}
          </StepLink>
          <span className="sr-only">: {t(`setup.${state}`)}</span>
          <span className="block text-sm text-muted">{t(`setup.notes.${step}`)}</span>
        </span>
      </span>
      {mayWrite && state === 'open' && (
        <Button
          variant="quiet"
          className="max-sm:ml-5"
          aria-label={t('setup.skipStep', { step: name })}
          loading={act.isPending}
          onClick={() => act.mutate('skip')}
        >
          {t('setup.skip')}
        </Button>
      )}
      {mayWrite && state === 'skipped' && (
        <Button
          variant="quiet"
          className="max-sm:ml-5"
          aria-label={t('setup.resumeStep', { step: name })}
          loading={act.isPending}
          onClick={() => act.mutate('resume')}
        >
          {t('setup.resume')}
        </Button>
      )}
    </li>
  )
}

const link =
  'inline-flex min-h-7 items-center max-md:min-h-11 font-semibold text-leaf hover:underline'

function StepLink({ step, setup, children }: { step: SetupStep; setup: Setup; children: string }) {
  const locale = useLocale()
  if (step !== 'order')
    return (
      <Link to={placeOf(step, setup)} className={link}>
        {children}
      </Link>
    )
  // The first order is placed in the shop itself.
  return setup.is_open ? (
    <a href={inLanguage(locale, '')} target="_blank" rel="noreferrer" className={link}>
      {children}
    </a>
  ) : (
    <span className="inline-flex min-h-7 items-center max-md:min-h-11 font-semibold">
      {children}
    </span>
  )
}

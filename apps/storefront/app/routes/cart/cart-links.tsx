import { quickOrderPath } from '@tsiran/contract/shop-paths'
import IconBolt from '@tabler/icons-react/dist/esm/icons/IconBolt.mjs'
import { Link } from 'react-router'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { useSignedIn } from '../../features/session/session.ts'
import { ContinueLink } from './continue-link.tsx'
import { SaveListForm } from '../../features/shopping-lists/save-list-form.tsx'

/** Classes of the links. */
const next = 'inline-flex h-11 items-center gap-2 font-semibold text-leaf hover:underline'

/** Where to go from the cart; a signed-in person may save it as a list. `back`: where the cart's form was posted from, without scripts. */
export function CartLinks({ back }: { back: string }) {
  const t = useMessages()
  const locale = useLocale()
  const signedIn = useSignedIn()
  return (
    <div className="mt-4 flex flex-wrap gap-x-6 max-sm:flex-col">
      <ContinueLink back={back} className={next} />
      <Link to={quickOrderPath(locale)} className={next}>
        <IconBolt size={20} aria-hidden />
        {t('quickOrder.title')}
      </Link>
      {signedIn && <SaveListForm cart className="open:basis-full" />}
    </div>
  )
}

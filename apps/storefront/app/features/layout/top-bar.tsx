import { CachedMarkup } from '../../platform/document/markup-cache.tsx'
import { ContactLinks, type Contact } from '../shop/contact-links.tsx'
import { LanguageLinks } from './language-links.tsx'
import { CreateAccountLink } from './personal-links.tsx'

const link =
  'inline-flex min-h-9 items-center gap-1.5 rounded-md px-1 hover:underline focus-visible:outline-white'

/** Contact lines, the way to an account, and languages above the header; hidden at 990 px or less. */
export function TopBar({ contact }: { contact: Contact }) {
  return (
    <div className="hidden bg-leaf-dark text-sm text-white top-bar:block print:hidden!">
      <div className="content flex items-center justify-between">
        <CachedMarkup of={['contact', contact]}>
          <ul className="flex gap-5">
            <ContactLinks contact={contact} className={link} />
          </ul>
        </CachedMarkup>
        <div className="flex gap-5">
          <CreateAccountLink className={`${link} font-semibold`} />
          <LanguageLinks
            className="gap-3"
            linkClass={`${link} aria-[current]:font-bold aria-[current]:underline`}
          />
        </div>
      </div>
    </div>
  )
}

import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import { CachedMarkup } from '../../platform/document/markup-cache.tsx'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { useScrolled } from '@tsiran/app-kit/browser/use-scrolled'

/** Scroll position from which the button shows, in pixels. */
const threshold = 300

/** A button that scrolls back to the top of a long page. */
export function BackToTop() {
  const t = useMessages()
  const shown = useScrolled(threshold)
  const toTop = () => {
    scrollTo({
      top: 0,
      behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
    })
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  return (
    <CachedMarkup of={['back-to-top']}>
      <button
        type="button"
        onClick={toTop}
        aria-label={t('shell.backToTop')}
        className={`fixed right-3.5 bottom-6 z-20 grid size-12 cursor-pointer place-items-center rounded-full border border-line bg-card text-leaf shadow-lg shadow-ink/15 transition duration-150 hover:bg-leaf-soft motion-reduce:transition-none sm:right-6 print:hidden bottom-bar:bottom-[calc(var(--bars)+1rem+env(safe-area-inset-bottom))] ${shown ? '' : 'invisible translate-y-2 opacity-0'}`}
      >
        <IconArrowUp size={22} aria-hidden />
      </button>
    </CachedMarkup>
  )
}

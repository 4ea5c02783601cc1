import { FullScreen } from '@tsiran/ui/full-screen'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { SearchForm } from './search-form.tsx'

/** Search over the whole screen of a phone, until another page is there. */
export function SearchModal({ onClose }: { onClose: () => void }) {
  const t = useMessages()
  const { key } = useLocation()
  const opened = useRef(key)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (opened.current !== key) close()
  }, [key])
  return (
    <FullScreen
      label={t('shell.search.label')}
      onClose={onClose}
      className="bg-cream"
      head={
        <SearchForm panelClass="fixed inset-x-0 top-15 bottom-0 pb-[env(safe-area-inset-bottom)]" />
      }
    >
      <p className="px-4 py-3 text-muted">{t('catalog.nothingAsked')}</p>
    </FullScreen>
  )
}

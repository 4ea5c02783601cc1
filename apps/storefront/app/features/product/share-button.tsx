import IconShare2 from '@tabler/icons-react/dist/esm/icons/IconShare2.mjs'
import { Button } from '@tsiran/ui/button'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { useToast } from '@tsiran/app-kit/browser/toast'

/** Hands the page's address to the device's own sharing, or copies it where there is none. */
export function ShareButton({ title }: { title: string }) {
  const t = useMessages()
  const toast = useToast()

  const copy = async (url: string) => {
    try {
      await navigator.clipboard.writeText(url)
      toast.success(t('product.copied'))
    } catch {
      toast.error(t('product.copyFailed', { link: url }))
    }
  }
  const share = async () => {
    const url = location.origin + location.pathname
    const offer = { title, url }
    if (!('share' in navigator) || !navigator.canShare?.(offer)) return copy(url)
    try {
      await navigator.share(offer)
    } catch (error) {
      // Closing the sheet without sharing is no error.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(url)
    }
  }
  return (
    <Button variant="quiet" onClick={() => void share()}>
      <IconShare2 size={20} aria-hidden />
      {t('product.share')}
    </Button>
  )
}

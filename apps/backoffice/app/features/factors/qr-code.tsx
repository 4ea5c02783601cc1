import { useQuery } from '@tanstack/react-query'
import { Skeleton } from '@tsiran/ui/skeleton'

async function drawQr(text: string): Promise<string> {
  const { drawingSVG, qrcode } = await import('bwip-js/browser')
  return `data:image/svg+xml,${encodeURIComponent(qrcode({ bcid: 'qrcode', text, scale: 4, padding: 4, backgroundcolor: 'FFFFFF' }, drawingSVG()))}`
}

/** A text as a QR code, drawn in the browser: the secret in it is sent nowhere. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data } = useQuery({ queryKey: ['qr', text], queryFn: () => drawQr(text), gcTime: 0 })
  return data ? (
    <img src={data} alt={label} width={208} height={208} className="rounded-control" />
  ) : (
    <Skeleton className="size-52" />
  )
}

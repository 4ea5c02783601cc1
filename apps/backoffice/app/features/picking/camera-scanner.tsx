import { Dialog } from '@tsiran/ui/dialog'
import { Notice } from '@tsiran/app-kit/blocks/notice'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useMessages } from '../../platform/i18n/language.tsx'

interface Detector {
  detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]>
}
type DetectorClass = new () => Detector

const detectorClass = (): DetectorClass | undefined =>
  (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector

/** Whether this browser reads barcodes by the camera. */
export const hasCamera = (): boolean => detectorClass() !== undefined && 'mediaDevices' in navigator

const lookMs = 250

/** The camera until it sees a barcode. */
export function CameraScanner({
  onCode,
  onClose,
}: {
  onCode: (code: string) => void
  onClose: () => void
}) {
  const t = useMessages()
  const video = useRef<HTMLVideoElement>(null)
  const [failed, setFailed] = useState(false)
  const report = useEffectEvent(onCode)
  useEffect(() => {
    const Detect = detectorClass()
    if (!Detect) return
    const detector = new Detect()
    let stream: MediaStream | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let over = false
    const look = async () => {
      if (over || !video.current) return
      const [found] = await detector.detect(video.current).catch(() => [])
      if (over) return
      if (found) report(found.rawValue)
      else timer = setTimeout(() => void look(), lookMs)
    }
    const begin = async () => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
      if (over || !video.current) return stop()
      video.current.srcObject = stream
      await video.current.play()
      await look()
    }
    const stop = () => stream?.getTracks().forEach((track) => track.stop())
    begin().catch(() => setFailed(true))
    return () => {
      over = true
      clearTimeout(timer)
      stop()
    }
  }, [])
  return (
    <Dialog open onClose={onClose} title={t('picking.scan')}>
      {failed && <Notice kind="error">{t('picking.noCamera')}</Notice>}
      <video ref={video} muted playsInline className="aspect-square w-full rounded-card bg-ink" />
    </Dialog>
  )
}

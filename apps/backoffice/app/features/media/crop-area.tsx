import 'react-easy-crop/react-easy-crop.css'
import { useTouch } from '@tsiran/ui/touch'
import { useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import { useMessages } from '../../platform/i18n/language.tsx'

interface CropAreaProps {
  src: string
  /** The part that is chosen at the beginning, in percent of the picture. */
  initial: Area | undefined
  onChange: (part: Area) => void
  onFailed: () => void
}

const maxZoom = 6

/** The picture under a square that chooses a part of it: by finger, mouse, wheel or arrow keys. */
export function CropArea({ src, initial, onChange, onFailed }: CropAreaProps) {
  const t = useMessages()
  const touch = useTouch()
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  return (
    <div className="grid gap-3">
      <div className="relative h-[min(52dvh,26rem)] overflow-hidden rounded-control bg-shade">
        <Cropper
          image={src}
          aspect={1}
          crop={crop}
          zoom={zoom}
          maxZoom={maxZoom}
          keyboardStep={5}
          {...(initial && { initialCroppedAreaPercentages: initial })}
          onInteractionStart={touch}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={onChange}
          disableAutomaticStylesInjection
          mediaProps={{ onError: onFailed, alt: '' }}
          cropperProps={{ role: 'group', 'aria-label': t('media.cropArea') }}
        />
      </div>
      <label className="flex items-center gap-3">
        <span className="font-semibold">{t('media.zoom')}</span>
        <input
          type="range"
          min={1}
          max={maxZoom}
          step={0.05}
          value={zoom}
          onChange={({ target }) => setZoom(Number(target.value))}
          className="h-11 flex-1 accent-leaf"
        />
      </label>
    </div>
  )
}

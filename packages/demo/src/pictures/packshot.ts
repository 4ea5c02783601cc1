import type { Container, Picture } from '../types.ts'
import { hue, lighten, lightness, turn } from './color.ts'
import { drawBag } from './containers/bag.ts'
import { drawBottle } from './containers/bottle.ts'
import { drawBox } from './containers/box.ts'
import { drawCan } from './containers/can.ts'
import { drawCarton } from './containers/carton.ts'
import { drawCrate } from './containers/crate.ts'
import { drawJar } from './containers/jar.ts'
import { drawLoose } from './containers/loose.ts'
import { drawNet } from './containers/net.ts'
import { drawPouch } from './containers/pouch.ts'
import { drawTin } from './containers/tin.ts'
import { drawTray } from './containers/tray.ts'
import { drawTub } from './containers/tub.ts'
import { drawWineBottle } from './containers/wine-bottle.ts'
import { drawWrap } from './containers/wrap.ts'
import { drawSide } from './companion.ts'
import { ellipse, n, type Box, type Drawing } from './drawing.ts'
import { insideOf } from './kinds.ts'
import { loadMotif, mainColour, recolour, type Motif } from './motif.ts'
import { seeded } from './random.ts'
import { createScene, SIDE, type Scene } from './scene.ts'

const CONTAINERS: Record<Container, (scene: Scene) => string> = {
  bottle: drawBottle,
  'wine-bottle': drawWineBottle,
  jar: drawJar,
  carton: drawCarton,
  bag: drawBag,
  pouch: drawPouch,
  tin: drawTin,
  can: drawCan,
  box: drawBox,
  tub: drawTub,
  wrap: drawWrap,
  tray: drawTray,
  crate: drawCrate,
  net: drawNet,
  loose: drawLoose,
}

export interface Packshot {
  /** A square of 1200 units without text elements or links: it looks the same on every machine. */
  svg: string
  /** Texts: the outline's bounds, and the box that limits them. */
  texts: { bounds: Box; inside: Box }[]
}

/** The tinted ground of every picture. */
function drawBackdrop(art: Drawing, tint: string, seed: string): string {
  const random = seeded(seed, 'backdrop')
  const rich = turn(tint, 0, 1.35, -0.018)
  const light = art.radial(
    [
      [0, lighten(tint, 0.55)],
      [0.5, tint],
      [1, rich],
    ],
    0.42,
    0.38,
    0.78,
  )
  const ground = turn(tint, 0, 1.9, -0.1)
  const floor = art.linear(
    [
      [0, ground, 0],
      [1, ground, 0.42],
    ],
    [0, 0, 0, 1],
  )
  const glow = lighten(tint, 0.6)
  const disc = random.pick([
    '',
    ellipse(600, 580, 440, 440, glow, 'opacity=".55"'),
    ellipse(random.between(380, 470), 480, 340, 340, glow, 'opacity=".55"') +
      ellipse(random.between(760, 860), 720, 250, 250, ground, 'opacity=".22"'),
    ellipse(600, 600, 540, 540, glow, 'opacity=".3"') +
      ellipse(600, 600, 400, 400, glow, 'opacity=".45"'),
  ])
  return `<rect width="1200" height="1200" fill="${light}"/>${disc}<rect y="820" width="1200" height="380" fill="${floor}"/>`
}

/** Unpacked products differ a little in colour by seed; a picture's own colour turns the motif towards it. */
function tinge(motif: Motif, picture: Picture, seed: string): Motif {
  if (picture.container !== 'loose') return motif
  const random = seeded(seed, 'tinge')
  if (picture.color) {
    const [own, aim] = [hue(mainColour(motif)), hue(picture.color)]
    const vivid = Math.min(1.3, Math.max(0.3, aim.chroma / Math.max(0.05, own.chroma)))
    return recolour(
      motif,
      aim.degrees - own.degrees,
      vivid,
      (lightness(picture.color) - lightness(mainColour(motif))) * 0.7,
      own.degrees,
    )
  }
  return recolour(
    motif,
    random.between(-5, 5),
    random.between(0.94, 1.04),
    random.between(-0.02, 0.02),
  )
}

/** Further pictures of a product: a close-up of the label, and three pieces together. */
export type View = 'front' | 'near' | 'three'

/** Places of the pieces in a view, from back to front. */
const STANDS: Record<View, readonly string[]> = {
  front: [''],
  near: ['translate(-600 -830)scale(2)'],
  three: [
    'translate(-130 40)scale(.72)',
    'translate(466 40)scale(.72)',
    'translate(120 130)scale(.8)',
  ],
}

/**
 * Draws a product's picture. The same picture, seed and view give the same drawing; other seeds vary the container's details.
 * Throws when the motif is unknown or a colour is not `#rrggbb`.
 */
export async function drawPackshot(
  picture: Picture,
  seed: string,
  view: View = 'front',
): Promise<Packshot> {
  hue(picture.tint)
  const motif = tinge(
    await loadMotif(picture.container === 'loose' ? insideOf(picture.motif) : picture.motif),
    picture,
    seed,
  )
  const scene = createScene(picture, motif, await loadMotif(insideOf(picture.motif)), seed)
  const backdrop = drawBackdrop(scene.art, picture.tint, seed)
  const drawn = CONTAINERS[picture.container](scene)
  const side = drawSide(scene, picture.container, seed)
  const framed = `<g transform="${frame(scene)}">${drawn}${view === 'three' ? '' : side}</g>`
  const content = STANDS[view]
    .map((transform) => (transform ? `<g transform="${transform}">${framed}</g>` : framed))
    .join('')
  return {
    svg: wrapSvg(`<defs>${scene.art.defs}</defs>${backdrop}${content}`),
    texts: scene.art.texts,
  }
}

/** Moves and scales the subject to fill the centre of the picture. */
function frame({ extent: { top, floor, left, right } }: Scene): string {
  const height = floor - top
  const scale = Math.min(960 / height, 970 / (right - left), 1.4)
  const foot = Math.min(1100, 600 + (height * scale) / 2 + 26)
  return `translate(${n(600 - ((left + right) / 2) * scale)} ${n(foot - floor * scale)})scale(${scale.toFixed(3)})`
}

/** An SVG document of `side` units around content. */
export const wrapSvg = (content: string, side = SIDE) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}">${content}</svg>`

/** A drawing with its size in CSS pixels. */
interface Drawing {
  readonly svg: string
  readonly width: number
  readonly height: number
}

/** Pixels for each CSS pixel, in the order in which they are tried: browsers refuse canvases beyond some size. */
const SCALES = [2, 1]

/**
 * Draws a drawing as a PNG, with two pixels for each CSS pixel if the browser can.
 * @returns null if the browser cannot draw it
 */
export async function drawPicture({ svg, width, height }: Drawing): Promise<Uint8Array<ArrayBuffer> | null> {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  try {
    await image.decode()
    for (const scale of SCALES) {
      const picture = await drawn(image, width * scale, height * scale)
      if (picture) return new Uint8Array(await picture.arrayBuffer())
    }
  } catch {
    // Out of memory, or the image was refused.
  }
  return null
}

async function drawn(image: HTMLImageElement, width: number, height: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) return null
  context.drawImage(image, 0, 0, width, height)
  // Some browsers draw nothing on a canvas that is too large, without an error. The paper is opaque.
  const [, , , opacity] = context.getImageData(0, 0, 1, 1).data
  if (opacity !== 255) return null
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
}

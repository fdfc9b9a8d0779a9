import { record as startRrweb } from '@rrweb/record'
import { diffStylesQuietly } from './diffStylesQuietly.ts'
import type { Recorder } from './Recorder.ts'
import { withoutTextAttributes } from './withoutTextAttributes.ts'

/** Milliseconds between two places of the pointer. */
const POINTER_INTERVAL = 100

/** Milliseconds between two places of a scrolled area. */
const SCROLL_INTERVAL = 150

/** Records the page with every text, every input and every picture left out: shapes and movements remain. */
export const recordWithRrweb: Recorder = (onEvent) => {
  const release = diffStylesQuietly(document)
  const stop = startRrweb({
    emit: (event) => onEvent(withoutTextAttributes(event)),
    maskAllInputs: true,
    maskTextSelector: '*',
    blockSelector: 'img, picture, video, audio, canvas, iframe, object, embed',
    slimDOMOptions: 'all',
    sampling: { mousemove: POINTER_INTERVAL, scroll: SCROLL_INTERVAL, input: 'last' },
    // A failure of the recorder is not a failure of the page.
    errorHandler: () => true,
  })
  return {
    snapshot: () => startRrweb.takeFullSnapshot(),
    stop: () => {
      stop?.()
      release()
    },
  }
}

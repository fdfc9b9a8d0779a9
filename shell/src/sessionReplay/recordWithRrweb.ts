import { record as startRrweb } from '@rrweb/record'
import { diffStylesQuietly } from './diffStylesQuietly.ts'
import type { Recorder } from './Recorder.ts'
import { withoutTextAttributes } from './withoutTextAttributes.ts'

/** Milliseconds between two pointer positions. */
const POINTER_INTERVAL = 100

/** Milliseconds between two scroll positions. */
const SCROLL_INTERVAL = 150

/** Records the page without texts, inputs and pictures: only shapes and movements remain. */
export const recordWithRrweb: Recorder = (onEvent) => {
  const release = diffStylesQuietly(document)
  const stop = startRrweb({
    emit: (event) => onEvent(withoutTextAttributes(event)),
    maskAllInputs: true,
    maskTextSelector: '*',
    blockSelector: 'img, picture, video, audio, canvas, iframe, object, embed',
    slimDOMOptions: 'all',
    sampling: { mousemove: POINTER_INTERVAL, scroll: SCROLL_INTERVAL, input: 'last' },
    // Errors of the recorder must not be reported as errors of the page.
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

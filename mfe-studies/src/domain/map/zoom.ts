/** Scales of the map on the screen. */
export const ZOOM = {
  least: 0.25,
  most: 2,
  /** Of one press of a button or key. */
  step: 1.25,
  /** From this scale on, the texts of a goal can be read and written: none is smaller than 11 pixels. */
  readable: 0.92,
} as const

interface Size {
  readonly width: number
  readonly height: number
}

/** The nearest scale that the map can have. */
export const clampScale = (scale: number): number => Math.min(ZOOM.most, Math.max(ZOOM.least, scale))

/** The scale at which the whole map is in view, at most its natural size. */
export const fitScale = (map: Size, view: Size): number =>
  clampScale(Math.min(1, view.width / map.width, view.height / map.height))

/** The scale of a map that was just opened: all of it, else its whole width, as long as its goals can be read. */
export const firstScale = (map: Size, view: Size): number => {
  const whole = fitScale(map, view)
  return whole >= ZOOM.readable
    ? whole
    : clampScale(Math.max(ZOOM.readable, Math.min(1, view.width / map.width)))
}

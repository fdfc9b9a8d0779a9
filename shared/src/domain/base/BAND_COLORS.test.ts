import { BAND_COLORS, BAND_MARKS } from './BAND_COLORS.ts'

type Rgb = readonly [red: number, green: number, blue: number]

/** Linear light, each from 0 to 1. */
const linear = (hex: string): Rgb => {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [channel(1), channel(3), channel(5)]
}

const times = (matrix: readonly Rgb[], [red, green, blue]: Rgb): readonly number[] =>
  matrix.map(([one, two, three]) => one * red + two * green + three * blue)

/** Full color blindness after Machado, Oliveira and Fernandes (2009), in linear light. */
const SEEN: Readonly<Record<string, readonly Rgb[]>> = {
  'without color blindness': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  'without red': [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  'without green': [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  'without blue': [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}

/** CIELAB of linear sRGB with white point D65. */
const lab = (rgb: readonly number[]): Rgb => {
  const [red = 0, green = 0, blue = 0] = rgb.map((value) => Math.min(Math.max(value, 0), 1))
  const [x = 0, y = 0, z = 0] = times(
    [
      [0.4124 / 0.9505, 0.3576 / 0.9505, 0.1805 / 0.9505],
      [0.2126, 0.7152, 0.0722],
      [0.0193 / 1.089, 0.1192 / 1.089, 0.9505 / 1.089],
    ],
    [red, green, blue],
  ).map((value) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116))
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

/** Two areas next to each other are clearly different from about 5 on. */
const CLEARLY = 6

describe.each([
  ['areas on a light screen', BAND_COLORS.light],
  ['areas on a dark screen', BAND_COLORS.dark],
  ['dots on a light screen', BAND_MARKS.light],
  ['dots on a dark screen', BAND_MARKS.dark],
])('%s', (_what, colors) => {
  test.each(Object.entries(SEEN))('all bands differ %s', (_how, matrix) => {
    const seen = Object.entries(colors).map(([band, hex]) => [band, lab(times(matrix, linear(hex)))] as const)
    const alike = seen.flatMap(([band, one], at) =>
      seen.slice(at + 1).flatMap(([other, two]) => {
        const difference = Math.hypot(one[0] - two[0], one[1] - two[1], one[2] - two[2])
        return difference < CLEARLY ? [`${band}, ${other}: ${difference.toFixed(1)}`] : []
      }),
    )
    expect(alike).toEqual([])
  })
})

/** A part of a drawing. Lengths are in CSS pixels, from the upper left corner of the drawing. */
export type Shape =
  | {
      readonly kind: 'box'
      /** What it stands for, where a screen shows something in its place. */
      readonly id?: string
      readonly x: number
      readonly y: number
      readonly width: number
      readonly height: number
      readonly radius: number
      readonly fill: string
      readonly stroke: string
      readonly strokeWidth?: number
    }
  | {
      readonly kind: 'text'
      readonly x: number
      /** Baseline of the first line. */
      readonly y: number
      readonly lines: readonly string[]
      readonly style: TextStyle
      /** Default: the text starts at x. */
      readonly anchor?: 'middle' | 'end'
      /** Whether it reads upwards, turned around its start. */
      readonly isUpwards?: boolean
    }
  | { readonly kind: 'line'; readonly points: readonly Point[]; readonly isDashed?: boolean }
  | {
      readonly kind: 'area'
      readonly points: readonly Point[]
      readonly fill: string
      /** Default: a thin line. */
      readonly stroke?: string
    }
  | { readonly kind: 'dot'; readonly x: number; readonly y: number; readonly fill: string }

export type Point = readonly [x: number, y: number]

export interface TextStyle {
  readonly size: number
  readonly lineHeight: number
  readonly isBold?: boolean
  readonly color: string
}

/** Something with a height that can be drawn anywhere. */
export interface Block {
  readonly height: number
  /** @param x left edge; y upper edge */
  readonly draw: (x: number, y: number) => readonly Shape[]
}

/** Meaning of a direction word: less, more, or not at all. */
export type Direction = 'minimize' | 'increase' | 'prevent'

const INFLECTIONS: readonly (readonly [direction: Direction, forms: string])[] = [
  ['minimize', 'minimize minimise minimizes minimises minimizing minimising minimized minimised'],
  [
    'minimize',
    'reduce reduces reducing reduced decrease decreases decreasing decreased lower lowers lowering',
  ],
  ['minimize', 'lessen lessens lessening shorten shortens shortening cut cuts cutting limit limits limiting'],
  [
    'minimize',
    'diminish diminishes diminishing curb curtail shrink mitigate mitigates mitigating alleviate alleviates',
  ],
  [
    'increase',
    'increase increases increasing increased maximize maximise maximizes maximises maximizing maximising',
  ],
  [
    'increase',
    'raise raises raising improve improves improving boost boosts boosting enhance enhances enhancing',
  ],
  [
    'increase',
    'optimize optimise optimizes optimises optimizing optimising heighten strengthen expand extend',
  ],
  [
    'increase',
    'accelerate accelerates accelerating prolong prolongs prolonging elevate elevates elevating lengthen lengthens widen',
  ],
  [
    'prevent',
    'eliminate eliminates eliminating avoid avoids avoiding prevent prevents preventing remove removing',
  ],
  ['prevent', 'stop stopping'],
]

const DIRECTIONS: ReadonlyMap<string, Direction> = new Map(
  INFLECTIONS.flatMap(([direction, forms]) => forms.split(' ').map((form) => [form, direction] as const)),
)

const CANONICAL = new Set(['minimize', 'minimise', 'increase'])

/** The direction of a lower-case word; undefined if it has none. */
export const directionOf = (word: string): Direction | undefined => DIRECTIONS.get(word)

/** Minimize (in either spelling) and Increase are the method's two directions. */
export const isCanonicalDirection = (word: string): boolean => CANONICAL.has(word)

import { wordSet } from './wordSet.ts'

export const NUMBER_WORDS = wordSet(`
  zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen
  nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred hundreds thousand million half dozen couple
`)

export const UNITS = wordSet(`
  % percent pct second seconds sec secs s millisecond milliseconds ms minute minutes min mins hour hours hr hrs h day days
  week weeks month months year years meter meters metre metres m cm mm km kilometer kilometers kilometre kilometres mile
  miles foot feet ft inch inches in yard yards gram grams g kg kilogram kilograms kilo kilos pound pounds lb lbs ounce
  ounces oz ton tons liter liters litre litres l ml gallon gallons degree degrees dollar dollars usd euro euros eur cent
  cents bucks times x click clicks step steps attempt attempts try tries points k mb gb
`)

export const DURATION_UNITS = wordSet(`
  second seconds sec secs s millisecond milliseconds ms minute minutes min mins hour hours hr hrs h day days week weeks
  month months year years
`)
export const CURRENCY_UNITS = wordSet('dollar dollars usd euro euros eur cent cents bucks')

/** Units of what is counted rather than measured: "one attempt" is rarely a target. */
export const COUNTED_UNITS = wordSet('times click clicks step steps attempt attempts try tries points')

/** Units in the singular, which after a number describe the next noun: "a 30 minute meeting". */
export const DESCRIBING_UNITS = wordSet(
  'second minute hour day week month year meter metre mile foot inch pound gallon liter litre dollar cent step click point',
)

export const CURRENCY_SIGNS = wordSet('$ € £')

/** Words that set a limit when a number follows. */
export const LIMITS = wordSet(
  'in within under below over above by to than least most exceeding approximately about around only maximum minimum every just at almost nearly',
)

/** Words after which a duration is a time, not a quantity. */
export const WHEN_WORDS = wordSet(
  'after every during past last first next previous before age aged over for per each',
)

/** Words whose number is part of a name ("type 2", "stage 3"). */
export const NUMBERED = wordSet(
  'type phase level tier stage grade class category version step chapter part section form article rule model generation covid',
)

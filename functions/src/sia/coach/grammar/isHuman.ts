import { wordSet } from '@outcome-studio/shared/domain/checker'
import type { Token } from '../language/Language.ts'
import { isPerson } from './isPerson.ts'

/** Things and groups whose names end as those of people do. */
const THINGS = wordSet(
  `order number paper counter letter folder drawer container water flower river corner floor door mirror color colour error
  motor sensor tractor trailer cover power layer timer printer computer boiler filter meter leather weather ladder hammer
  butter border shoulder finger dinner summer winter tower shower cooler freezer cutter roller trolley matter center
  register poster sticker buffer spanner burner chamfer razor harbour flavour odor odour liquor rotor
  monitor barrier washer tree fee knee coffee degree scanner cleaner dryer mixer blender blower marker pointer tester adapter charger starter
  event consent content component ingredient incident accident present plant variant restaurant scent rent tent cent
  vent extent accent percent coolant sealant lubricant disinfectant shop school club band farm business department head
  hands lead staff guide crew family group class`,
)

/** Whether a noun surely names one or several people. */
export const isHuman = (token: Token): boolean =>
  token.tag === 'NOUN' && isPerson(token) && !THINGS.has(token.base) && !/ments?$/.test(token.key)

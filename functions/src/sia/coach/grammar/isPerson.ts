import type { Token } from '../language/Language.ts'

/** Ends of nouns that name people. */
const PERSON =
  /(?:[eo]rs?|geons?|sweeps?|lords?|ladys|ists?|ians?|[ae]nts?|eers?|m[ae]n|ees?|wives|wife|people|persons?|family|families|teams?|staff|nurses?|kids?|child(?:ren)?|guards?|clerks?|chefs?|cooks?|hosts?|pilots?|guides?|reps?|techs?|coach(?:es)?|judges?|monks?|friends?|adults?|folks?|crews?|midwi(?:fe|ves)|athletes?|analysts?|volunteers?|guests?|aunts?|users?|pros?|experts?|heads?|leads?|owners?|pupils?|vets?|medics?|mechanics?|apprentices?|couples?|households?|maids?|brides?|grooms?|interns?|detectives?|executives?|relatives?|representatives?|fans?|scouts?|priests?|boss(?:es)?|secretar(?:y|ies)|nann(?:y|ies)|deput(?:y|ies)|amateurs?|novices?|pros|buddies|mums?|moms?|dads?|ladies|males|females|girls?|boys?|compan(?:y|ies)|firms?|shops?|schools?|charit(?:y|ies)|communit(?:y|ies)|groups?|cyclists?|hands|stewards?|shepherds?|butchers?|smiths?|wrights?|aides?|neighbou?rs?|students?|paramedics?|critics?|academics?|allies|colleagues?|delegates?|candidates?|graduates?|advocates?|associates?|magistrates?|pirates?|princess(?:es)?|waitress(?:es)?|actress(?:es)?|farms?|business(?:es)?|clubs?|choirs?|bands?|agenc(?:y|ies)|departments?|organi[sz]ations?|expats?|teens?|seniors|locals|newbies|rookies|istas?|hostess(?:es)?|seamstress(?:es)?)$/

/** Whether a noun names people. */
export const isPerson = ({ key }: Pick<Token, 'key'>): boolean => PERSON.test(key)

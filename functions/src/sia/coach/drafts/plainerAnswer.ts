import type { Language } from '../language/Language.ts'
import { gerundOf } from '../language/verbForms.ts'

/** "… takes long when the strings slip": what takes long, without its reason. */
const TAKES_LONG_WHEN =
  /(?<!^(?:it )?)\b(takes? (?:very |too |so |quite )?long(?:er)?),? (?:when|because|if|since|until|as)\b.*$/i
/** "brushing takes long when the coat is matted" names what is brushed. */
const IN_STATE = /^\p{L}+ing takes? .{3,20} when the \p{L}+ (?:is|are) /iu
/** "When assembling the tray it takes too long to …": when is no part of what takes long. */
const CONDITION = /^(?:when|while|if|once|with) .{3,80}?,? (?=it (?:usually |often |always |can )?takes? )/i
/** "a page getting out of order can go wrong too" */
export const GOES_WRONG =
  / (?:can |could |may |might |often |sometimes )*go(?:es)? wrong(?: too| also| as well| sometimes| often)*$/i
/** "the time it takes to find the location", as an answer of its own. */
const TIME_TO = /^(?:the )?time (?:it takes |needed |spent )?to (?=\p{L})/iu
/** "the wall is never straight": what is always so has no likelihood. */
const NEVER = /\b(is|are) never\b/i

const OWNERS = /\b(?:(?:the|my|our|poor) )*(\p{L}{3,}s)' (\p{L}+)\b/iu
/** "we end up buying copies" */
export const ENDING_UP = /^(?:i|we|you|they) (?:always |often |then )?end(?:ed)? up (?=\p{L}+ing )/iu

/** A part of an answer without conditions, figures and words that no statement takes over. */
export function plainerAnswer(text: string, language: Language): string {
  return (
    text
      .replace(CONDITION, '')
      .replace(GOES_WRONG, '')
      .replace(IN_STATE.test(text) ? /(?!)/ : TAKES_LONG_WHEN, '$1')
      .replace(NEVER, '$1 not')
      .replace(/\bthat (?=(?:particular|specific) \p{L})/giu, 'the ')
      .replace(/ (?:already )?had from (?:us|me)$/i, ' had')
      // "one committee member is always more lenient"
      .replace(
        /^one (?!(?:of|or|by|more|day|evening|morning|night|time|thing|should|would|must|can|could|has|needs)\b)(?=(\p{L}))/iu,
        (_, letter: string) => (/[aeio]/i.test(letter) ? 'an ' : 'a '),
      )
      .replace(/^(?:all the |some )?stuff (?=\p{L})/iu, 'something ')
      // "riper than we wanted"
      .replace(
        / than (?:they|we|i|you|he|she|it) (wanted|needed|expected|planned|agreed|ordered|hoped|thought)$/i,
        ' than $1',
      )
      // "I hand them something far too gory": whoever it was
      .replace(/^((?:i|we|you) (?:hand|give|sell|send|show|offer|serve)) them /i, '$1 somebody ')
      // "the clay goes all floppy"
      .replace(/ (goes?|gets?|comes? out|is|are|looks?) all (?=\p{L}+$)/iu, ' $1 ')
      // "my poor beginners' arms"
      .replace(OWNERS, (_, owners: string, thing: string) => `the ${thing} of the ${owners}`)
      .replace(/ (?:among|amongst|between) ourselves\b/i, '')
      .replace(/\b(with|to|of|for) (?:his|her) (friends|relatives|family)\b/i, '$1 $2')
      .replace(/ off by .{1,40}$/i, ' off')
      .replace(/^to \p{L}+, (?=it takes )/iu, '')
      // "cleaning up the floor after"
      .replace(/(?<=\p{L}ing .{3,80}) after(?:wards)?$/iu, '')
      .replace(TIME_TO, 'it takes long to ')
      // "the stone next to it"
      .replace(/ the (\p{L}+) next to it$/iu, ' the next $1')
      .replace(/\bhalf way\b/i, 'halfway')
      // "where all of them can see the picture"
      .replace(/\b(?:all|every one|each) of (?:them|us)\b/i, 'everybody')
      // "three weeks before the wedding"
      .replace(
        / (?:\d+|two|three|four|five|six|ten|a few) (hours|days|weeks|months) (?=before|after)/i,
        ' $1 ',
      )
      // "I wait 15 minutes for nothing"
      .replace(
        /\b(wait|waiting) (?:(?:about|around|for|up to) )*(?:\d+|an?|half an|two|three|ten|several) ?(?:min|mins|minutes?|hours?|days?)(?= (?!that |which |when |with |without ))/i,
        '$1',
      )
      .replace(/\b(ask|asking|asked) (.{2,40} )the same thing\b/i, '$1 $2the same question')
      .replace(
        / without (anyone|anybody|somebody|someone) having (\p{L}+)/iu,
        (found, who: string, verb: string) => {
          const [token] = language.tokensOf(`they have ${verb}`).slice(2)
          return token === undefined ? found : ` without ${who} ${gerundOf(token.base)}`
        },
      )
      .replace(/,? every single (?:day|week|month|time|morning|evening|year)$/i, '')
      .replace(/ (?:in|out|up|down|over) there$/i, '')
      .replace(/ (?:too|as well)$/i, '')
  )
}

import { placeOfStatement } from '@outcome-studio/shared/document'
import { counted } from '@outcome-studio/shared/domain/base'
import {
  applyStudyOperation,
  jobStepUuid,
  type OutcomeStatementUuid,
  outcomeStatementUuid,
  QUOTE_LIMITS,
} from '@outcome-studio/shared/domain/study'
import { useHost } from '@outcome-studio/shared/feature'
import { useMemo } from 'react'
import { checkFits, checkQuote, type QuoteText, trimmedQuote } from '../../domain/evidence/checkQuote.ts'
import { countSources } from '../../domain/evidence/countSources.ts'
import { planQuote, type QuoteTarget, setQuotes } from '../../domain/evidence/planQuote.ts'
import { useEditor } from '../react/EditorContext.ts'
import { useUndoToast } from '../react/useUndoToast.ts'

const IS_GONE = 'This statement was removed in the meantime. Choose another one.'

/** Edits of quotes. `add` and `change` return what is wrong; null if the study has the quote. */
export interface Quotes {
  readonly add: (target: QuoteTarget, text: QuoteText) => string | null
  readonly change: (statementId: OutcomeStatementUuid, id: string, text: QuoteText) => string | null
  readonly remove: (statementId: OutcomeStatementUuid, id: string) => void
}

/** The edits of quotes, each one step in the history. An edit that would exceed a limit changes nothing. */
export function useQuotes(): Quotes {
  const host = useHost()
  const { session } = useEditor()
  const report = useUndoToast()
  return useMemo(() => {
    const nameOf = (statementId: OutcomeStatementUuid) => {
      const place = placeOfStatement(session.views, statementId)
      return place ? `outcome statement ${place.stepAt + 1}.${place.at + 1}` : 'the outcome statement'
    }
    const quotesOf = (statementId: OutcomeStatementUuid) => session.views.statement(statementId)?.quotes ?? []
    return {
      add: (target, text) => {
        const quote = {
          id: crypto.randomUUID(),
          ...trimmedQuote(text),
          addedBy: host.member.get()?.name.trim() ?? '',
          addedAt: new Date().toISOString(),
        }
        const plan = planQuote(session.content, target, quote, {
          statementId: outcomeStatementUuid(crypto.randomUUID()),
          stepId: jobStepUuid(crypto.randomUUID()),
        })
        if (!plan) return IS_GONE
        const problem =
          checkQuote(quote, plan.quotes) ?? checkFits(applyStudyOperation(session.content, plan.operation))
        if (problem !== null) return problem
        session.apply(plan.operation, 'quote added')
        const sources = counted(countSources(quotesOf(plan.statementId)), 'source')
        report(`Quote added to ${nameOf(plan.statementId)}: ${sources}.`)
        return null
      },
      change: (statementId, id, text) => {
        const quotes = quotesOf(statementId)
        const before = quotes.find((quote) => quote.id === id)
        if (!before) return 'This quote was removed in the meantime.'
        const written = trimmedQuote(text)
        const others = quotes.filter((quote) => quote.id !== id)
        // More quotes than the limit may come from a merge, and can still be corrected.
        const problem = checkQuote(written, others.slice(0, QUOTE_LIMITS.perStatement - 1))
        if (problem !== null) return problem
        const operation = setQuotes(
          statementId,
          quotes.map((quote) => (quote.id === id ? { ...quote, ...written } : quote)),
        )
        const full = checkFits(applyStudyOperation(session.content, operation))
        if (full !== null) return full
        session.apply(operation, `quote of ${nameOf(statementId)} changed`)
        return null
      },
      remove: (statementId, id) => {
        const rest = quotesOf(statementId).filter((quote) => quote.id !== id)
        const name = nameOf(statementId)
        if (session.apply(setQuotes(statementId, rest), `quote removed from ${name}`))
          report(`Quote removed from ${name}.`)
      },
    }
  }, [host, session, report])
}

import { ExternalLink } from '@outcome-studio/shared/ui'
import type { MarkedToken, Token } from 'marked'
import type { ReactNode } from 'react'
import { decodeEntities } from './decodeEntities.ts'
import { inOrder } from './inOrder.ts'
import { safeLink } from './safeLink.ts'

/** Text within a block. HTML is shown as it is written. */
export function Inline({ tokens }: { readonly tokens: readonly Token[] }): ReactNode {
  return inOrder(tokens, (token) => <InlineToken token={token as MarkedToken} />)
}

function InlineToken({ token }: { readonly token: MarkedToken }): ReactNode {
  switch (token.type) {
    case 'strong':
      return (
        <strong>
          <Inline tokens={token.tokens} />
        </strong>
      )
    case 'em':
      return (
        <em>
          <Inline tokens={token.tokens} />
        </em>
      )
    case 'del':
      return (
        <del>
          <Inline tokens={token.tokens} />
        </del>
      )
    case 'codespan':
      return <code>{token.text}</code>
    case 'br':
      return <br />
    case 'link':
      return (
        <Linked address={token.href} name={token.text}>
          <Inline tokens={token.tokens} />
        </Linked>
      )
    case 'image':
      return (
        <Linked address={token.href} name={token.text}>
          {token.text || 'Image'}
        </Linked>
      )
    case 'escape':
      return token.text
    case 'text':
      return token.tokens ? <Inline tokens={token.tokens} /> : decodeEntities(token.text)
    default:
      return token.raw
  }
}

interface LinkedProps {
  readonly address: string
  readonly name: string
  readonly children: ReactNode
}

/** A link that shows its host, unless its text does. Only web and mail addresses become links. */
function Linked({ address, name, children }: LinkedProps): ReactNode {
  const link = safeLink(address)
  if (!link) return children
  return (
    <>
      <ExternalLink href={link.href}>{children}</ExternalLink>
      {!name.includes(link.place) && ` (${link.place})`}
    </>
  )
}

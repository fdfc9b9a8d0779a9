import type { MarkedToken, Token, Tokens } from 'marked'
import type { ReactNode } from 'react'
import { Inline } from './Inline.tsx'
import { inOrder } from './inOrder.ts'

/** Headings inside a message stay below those of the page. */
const HEADINGS = ['h3', 'h4', 'h5', 'h6'] as const

/** A paragraph, list, table and so on. HTML is shown as it is written. */
export function Block({ token: anyToken }: { readonly token: Token }): ReactNode {
  const token = anyToken as MarkedToken
  switch (token.type) {
    case 'space':
    case 'def':
      return null
    case 'hr':
      return <hr />
    case 'heading': {
      const Heading = HEADINGS[Math.min(token.depth, HEADINGS.length) - 1] ?? 'h6'
      return (
        <Heading>
          <Inline tokens={token.tokens} />
        </Heading>
      )
    }
    case 'paragraph':
      return (
        <p>
          <Inline tokens={token.tokens} />
        </p>
      )
    case 'text':
      return token.tokens ? <Inline tokens={token.tokens} /> : token.text
    case 'code':
      return (
        <pre>
          <code>{token.text}</code>
        </pre>
      )
    case 'blockquote':
      return (
        <blockquote>
          <Blocks tokens={token.tokens} />
        </blockquote>
      )
    case 'list':
      return <List list={token} />
    case 'table':
      return <Table table={token} />
    default:
      return <p>{token.raw}</p>
  }
}

/** Blocks inside another one. New blocks are only appended. */
function Blocks({ tokens }: { readonly tokens: readonly Token[] }): ReactNode {
  return inOrder(tokens, (token) => <Block token={token} />)
}

function List({ list }: { readonly list: Tokens.List }) {
  const items = inOrder(list.items, (item) => (
    <li>
      {item.task && (item.checked ? '☑ ' : '☐ ')}
      <Blocks tokens={item.tokens.filter(({ type }) => type !== 'checkbox')} />
    </li>
  ))
  return list.ordered ? <ol start={list.start === '' ? 1 : list.start}>{items}</ol> : <ul>{items}</ul>
}

function Table({ table }: { readonly table: Tokens.Table }) {
  const cells = (row: readonly Tokens.TableCell[], Cell: 'th' | 'td') =>
    inOrder(row, (cell) => (
      <Cell>
        <Inline tokens={cell.tokens} />
      </Cell>
    ))
  return (
    <table>
      <thead>
        <tr>{cells(table.header, 'th')}</tr>
      </thead>
      <tbody>
        {inOrder(table.rows, (row) => (
          <tr>{cells(row, 'td')}</tr>
        ))}
      </tbody>
    </table>
  )
}

import type { SentMail } from '../mail/MailStore.ts'
import { type Html, html } from '../pages/html.ts'
import type { ConsoleEndpoint } from './ConsoleState.ts'
import { consolePage } from './consolePage.ts'
import { linked } from './linked.ts'

const WHEN = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
})

/** GET /mailbox: every mail, newest first. */
export const showMailbox: ConsoleEndpoint = ({ mails }) => {
  const all = mails.list()
  const list = all.length === 0 ? EMPTY : html`<ol class="mails" role="list">${all.map(mailItem)}</ol>`
  return {
    kind: 'page',
    status: 200,
    page: consolePage(
      'Mailbox',
      html`<div class="title">
        <h1>Mailbox</h1>
        ${all.length === 0 ? undefined : DELETE_ALL}
      </div>
      ${REFUSE}
      ${list}`,
    ),
  }
}

/** POST /mailbox/delete: the button next to the title. */
export const emptyMailbox: ConsoleEndpoint = ({ mails }) => {
  mails.removeAll()
  return { kind: 'redirect', status: 303, location: '/mailbox' }
}

/** GET /mails.json: the same mails for tests. `to` filters by address. */
export const listMails: ConsoleEndpoint = ({ mails }, { query }) => ({
  kind: 'json',
  status: 200,
  body: mails.list(query.get('to') ?? undefined),
})

/** DELETE /mails.json: deletes all mails, for tests. */
export const deleteMails: ConsoleEndpoint = ({ mails }) => {
  mails.removeAll()
  return { kind: 'json', status: 200, body: [] }
}

const REFUSE = html`<form method="post" action="/mail-faults">
  <p class="hint">Mail that comes by SMTP can be refused, to see what the functions do.</p>
  <button type="submit" name="kind" value="temporary">Refuse the next mail for now</button>
  <button type="submit" name="kind" value="permanent">Refuse the next mail for good</button>
</form>`

const EMPTY = html`<p class="muted">No mail yet. Whatever the product sends, to whomever, arrives here.</p>`

const DELETE_ALL = html`<form method="post" action="/mailbox/delete">
  <button type="submit">Delete all</button>
</form>`

function mailItem({ id, to, subject, text, sentAt, html: rich, attachments = [] }: SentMail): Html {
  const sent = new Date(sentAt)
  return html`<li>
    <article class="mail" aria-labelledby="mail-${id}">
      <h2 id="mail-${id}">${subject}</h2>
      <p class="hint">To ${to}, <time datetime="${sent.toISOString()}">${WHEN.format(sent)}</time></p>
      <pre>${linked(text)}</pre>
      ${rich === undefined ? undefined : html`<p><a href="/mail.html?id=${id}">Show as HTML</a></p>`}
      ${attachments.map(
        ({ name, type, size }, place) =>
          html`<p><a href="/attachment?mail=${id}&amp;place=${place}" download>${name}</a> <span class="hint">${type}, ${size} bytes</span></p>`,
      )}
    </article>
  </li>`
}

import { document, type Page } from '../pages/document.ts'
import { html } from '../pages/html.ts'
import type { Video, VideoProblem } from './findVideo.ts'

const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 2] as const

/** The page that stands in for Vimeo's player. Its script reads the video from the attributes of the player. */
export function playerPage(video: Video): Page {
  const { id, title, duration, password } = video
  return inFrame(
    title,
    html`<div class="player" data-id="${id}" data-title="${title}" data-duration="${duration}" data-password="${password}">
      <div class="picture" aria-hidden="true"><p id="frame">${title}</p></div>
      <p class="captions" id="caption" hidden></p>
      <form class="password" id="password" hidden>
        <label for="secret">This video is protected. Password</label>
        <input id="secret" type="password" autocomplete="off" required>
        <button type="submit">Watch</button>
        <p role="alert" id="wrong"></p>
      </form>
      <div class="controls">
        <button type="button" id="play">Play</button>
        <input id="position" type="range" min="0" max="${duration}" step="any" value="0" aria-label="Position">
        <span id="time"></span>
        <button type="button" id="captions" aria-pressed="false">Captions</button>
        <select id="speed" aria-label="Speed">
          ${SPEEDS.map((speed) => html`<option value="${speed}"${speed === 1 ? html` selected` : undefined}>${speed}×</option>`)}
        </select>
      </div>
    </div>`,
  )
}

/** The page of a video that cannot be shown, which reports the problem to the page around it. */
export function problemPage({ name, message }: VideoProblem): Page {
  return inFrame(
    'Video',
    html`<div class="player" data-problem="${name}" data-message="${message}">
      <div class="picture"><p>${message}</p></div>
    </div>`,
  )
}

function inFrame(title: string, content: ReturnType<typeof html>): Page {
  return document(
    title,
    () => html`<link rel="stylesheet" href="/assets/player.css">
    <script src="/assets/player.js" type="module"></script>
    <main>${content}</main>`,
  )
}

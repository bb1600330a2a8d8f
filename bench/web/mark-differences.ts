/** Runs in the browser: counts the pixels that differ and marks them red on the paled second picture. */
export async function markDifferences(pictures: readonly string[]) {
  const bitmaps = await Promise.all(
    pictures.map(async (base64) =>
      createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob()),
    ),
  )
  const width = Math.max(...bitmaps.map((one) => one.width))
  const height = Math.max(...bitmaps.map((one) => one.height))
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('This browser has no canvas')
  const [before = [], after = []] = bitmaps.map((bitmap) => {
    context.clearRect(0, 0, width, height)
    context.drawImage(bitmap, 0, 0)
    return new Uint32Array(context.getImageData(0, 0, width, height).data.buffer)
  })
  context.fillStyle = '#fffc'
  context.fillRect(0, 0, width, height)
  context.fillStyle = '#f00'
  let pixels = 0
  let [left, top, right, bottom] = [width, height, 0, 0]
  for (let at = 0; at < before.length; at += 1) {
    if (before[at] === after[at]) continue
    const [x, y] = [at % width, Math.floor(at / width)]
    pixels += 1
    ;[left, top] = [Math.min(left, x), Math.min(top, y)]
    ;[right, bottom] = [Math.max(right, x), Math.max(bottom, y)]
    context.fillRect(x, y, 1, 1)
  }
  const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())
  const binary = Array.from(bytes, (byte) => String.fromCodePoint(byte)).join('')
  const box = `${right - left + 1} × ${bottom - top + 1} at ${left}, ${top}`
  return { pixels, box, marked: btoa(binary) }
}

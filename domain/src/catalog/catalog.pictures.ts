const UPLOADED = /^\/pictures\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.webp$/

/** Returns the public paths of an uploaded picture's two sizes. */
export const picturePaths = (id: string) => ({
  url: `/pictures/${id}.webp`,
  smallUrl: `/pictures/${id}-400.webp`,
})

/** Returns the id of an uploaded picture from its path; undefined for any other address. */
export const pictureIdOf = (path: string): string | undefined => UPLOADED.exec(path)?.[1]

/** Returns the path of a picture's small size, or of the picture itself when it has none. */
export function smallPictureOf(path: string): string {
  const id = pictureIdOf(path)
  return id === undefined ? path : picturePaths(id).smallUrl
}

/**
 * Returns the storage keys of the two sizes; folders are named by the random end of the id, so that
 * they stay small.
 */
export const pictureKeys = (id: string) => {
  const stem = `pictures/${id.slice(-2)}/${id}`
  return { large: `${stem}.webp`, small: `${stem}-400.webp` }
}

/** Types that GraphiQL shows. They are declared, with descriptions, so that the schema does not depend on the content. */
export const typeDefs = /* GraphQL */ `
  """
  Front matter of a document. The keys are documented in CONTRIBUTING.md.
  """
  type MdxFrontmatter @dontInfer {
    "Title of the page, its h1."
    title: String!
    "One sentence for search engines and cards."
    description: String
    "Shorter name in sidebars and lists."
    sidebar_label: String
    "Position among its siblings, smallest first."
    sidebar_position: Float
    "Address, if it differs from the file's path."
    slug: String
    "Former addresses that lead here."
    redirect_from: [String!]!
    "Words that group pages across the tree."
    tags: [String!]!
    "Words for search engines."
    keywords: [String!]!
    "Words for the site's own search."
    search_words: [String!]!
    "True hides the contents list."
    hide_table_of_contents: Boolean!
    "False hides previous and next."
    pagination: Boolean!
    "Why the page is short, if that is intended."
    thin: String
    "True keeps the page out of the built site."
    draft: Boolean!
    "True keeps the page out of sidebars, lists, the search and the sitemap."
    unlisted: Boolean!
    "Whether the page is also offered as a Jupyter notebook."
    notebook: Boolean!
    "Picture for social networks, in the static folder."
    image: String
    "Date of the last change, if the date from git is wrong."
    last_update: String
  }

  """
  One heading of a document, in document order.
  """
  type DocHeading @dontInfer {
    "2 to 6."
    depth: Int!
    "Text without markup."
    text: String!
    "Anchor, without the hash sign."
    id: String!
  }

  """
  A folder of documents, as its _category_.yml or _category_.json describes it.
  """
  type DocCategory implements Node @dontInfer {
    "The file, from the repository root."
    file: String!
    "The folder, below content/docs."
    folder: String!
    "Name in sidebars and lists."
    label: String!
    "Description on its page and its cards."
    description: String
    "Position among its siblings, smallest first."
    position: Float
    "Whether it starts closed."
    collapsed: Boolean!
    "Address of its generated page; null if it has none."
    path: String
    "Documents in this folder, not in folders below it."
    docs: [Mdx!]!
  }

  """
  Changes when the reference data are shown on other pages. Pages that link to entries of the reference data depend on it.
  """
  type ReferencePlaces implements Node @dontInfer {
    "There is exactly one."
    id: ID!
  }

  """
  Changes when the address of a document changes. Pages that link to the document depend on it.
  """
  type DocAddress implements Node @dontInfer {
    "There is one for each document."
    id: ID!
  }

  """
  Changes when a picture, snippet or recorded run of a document changes. The page of the document depends on it.
  """
  type DocFiles implements Node @dontInfer {
    "There is one for each document with such files."
    id: ID!
  }

  """
  A file that was saved while Gatsby was creating pages. Exists only in the live preview.
  """
  type LateChange implements Node @dontInfer {
    "There is at most one."
    id: ID!
  }

  """
  One of the groups of documents.
  """
  type Sidebar @dontInfer {
    "Short name, as in the settings."
    name: String!
    "Name shown to readers."
    label: String!
    "The top level of its tree."
    items: [SidebarItem!]!
    "Every page in reading order."
    pages: [SidebarPage!]!
  }

  """
  An entry of a sidebar: a page, or a category with entries below it.
  """
  type SidebarItem @dontInfer {
    "Whether it is a page or a folder."
    kind: SidebarItemKind!
    "Name shown to readers."
    label: String!
    "Null for a category without a page of its own."
    path: String
    "Whether a category starts closed; null for a page."
    collapsed: Boolean
    "Entries below a category; null for a page."
    items: [SidebarItem!]
  }

  """
  Kind of a sidebar entry.
  """
  enum SidebarItemKind {
    "A page."
    link
    "A folder, with entries below it."
    category
  }

  """
  A page in a sidebar.
  """
  type SidebarPage @dontInfer {
    "Name shown to readers."
    label: String!
    "Its address."
    path: String!
  }

  """
  A former address and where it leads.
  """
  type Redirect @dontInfer {
    "The former address."
    from: String!
    "The address it leads to."
    to: String!
    "The file that declares it: a document or the settings."
    file: String!
  }

  """
  Facts of the site, from src/site/settings.ts.
  """
  type SiteSettings @dontInfer {
    "Name of the site; every page title ends with it."
    title: String!
    "Separates the page title from the site title."
    titleDelimiter: String!
    "What the site is about, in one sentence."
    tagline: String!
    "Origin of the published site."
    siteUrl: String!
    "The versions of the documents; the first one is at the site's root."
    docsVersions: [DocsVersion!]!
  }

  """
  A version of the documents.
  """
  type DocsVersion @dontInfer {
    "Name in search records, such as current."
    name: String!
    "Name shown to readers."
    label: String!
    "Address prefix of its documents."
    basePath: String!
  }
`;

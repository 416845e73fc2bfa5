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
    "Place among its neighbors, smallest first."
    sidebar_position: Float
    "Address, where it differs from the file's path."
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
    "Why the page is short, where it is rightly so."
    thin: String
    "True keeps the page out of the built site."
    draft: Boolean!
    "True keeps the page out of sidebars, lists, the search and the sitemap."
    unlisted: Boolean!
    "Whether it is a Jupyter notebook too."
    notebook: Boolean!
    "Picture for social networks, in the static folder."
    image: String
    "Day of the last change, where git does not tell it right."
    last_update: String
  }

  """
  One heading of a document, in document order.
  """
  type DocHeading @dontInfer {
    "2 to 6."
    depth: Int!
    "Its words, without markup."
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
    "What its page and its cards say of it."
    description: String
    "Place among its neighbors, smallest first."
    position: Float
    "Whether it starts closed."
    collapsed: Boolean!
    "Address of its generated page; null when it has none."
    path: String
    "Documents in this folder, not in folders below it."
    docs: [Mdx!]!
  }

  """
  Stands for where the reference data are shown: pages with links to what they hold depend on it.
  """
  type ReferencePlaces implements Node @dontInfer {
    "There is one of it."
    id: ID!
  }

  """
  Stands for the address of a document: pages that link to it depend on it.
  """
  type DocAddress implements Node @dontInfer {
    "There is one of it for each document."
    id: ID!
  }

  """
  Stands for the other files of a document: its page depends on what is in its pictures and its recorded runs.
  """
  type DocFiles implements Node @dontInfer {
    "There is one of it for each document with such files."
    id: ID!
  }

  """
  Stands for a file that was saved while pages were being created; the live preview alone has it.
  """
  type LateChange implements Node @dontInfer {
    "There is one of it at most."
    id: ID!
  }

  """
  One of the groups of documents.
  """
  type Sidebar @dontInfer {
    "Short name, as in the settings."
    name: String!
    "Name that readers see."
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
    "Name that readers see."
    label: String!
    "Null for a category without a page of its own."
    path: String
    "Whether a category starts closed; null for a page."
    collapsed: Boolean
    "Entries below a category; null for a page."
    items: [SidebarItem!]
  }

  """
  What an entry of a sidebar is.
  """
  enum SidebarItemKind {
    "A page."
    link
    "A folder, with entries below it."
    category
  }

  """
  A page as a sidebar names it.
  """
  type SidebarPage @dontInfer {
    "Name that readers see."
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
    "Where it is written: a document or the settings."
    file: String!
  }

  """
  Facts of the site, from src/site/settings.ts.
  """
  type SiteSettings @dontInfer {
    "Name of the site, the last part of every page's title."
    title: String!
    "Stands between page title and site title."
    titleDelimiter: String!
    "What the site is about, in one sentence."
    tagline: String!
    "Origin it is published at."
    siteUrl: String!
    "The versions of the documents; the first one is at the site's root."
    docsVersions: [DocsVersion!]!
  }

  """
  A version of the documents.
  """
  type DocsVersion @dontInfer {
    "Name in search records: current."
    name: String!
    "Name that readers see."
    label: String!
    "Address below which its documents stand."
    basePath: String!
  }
`;

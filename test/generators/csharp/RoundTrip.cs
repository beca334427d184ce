using System;
using System.IO;
using System.Text;
using Newtonsoft.Json;
using Newtonsoft.Json.Linq;
using Tavolata;

/// <summary>Reads each value into the class of its definition and writes it out again; one JSON object a line.</summary>
public static class RoundTrip
{
    public static void Main()
    {
        var input = new StreamReader(Console.OpenStandardInput(), Encoding.UTF8);
        var output = new StreamWriter(Console.OpenStandardOutput(), new UTF8Encoding(false));
        for (var line = input.ReadLine(); line != null; line = input.ReadLine())
        {
            var item = JObject.Parse(line);
            try
            {
                output.WriteLine("{\"value\":" + Again((string)item["of"], item["value"].ToString()) + "}");
            }
            catch (Exception refused)
            {
                output.WriteLine(new JObject { { "refused", refused.Message } }.ToString(Formatting.None));
            }
        }
        output.Flush();
    }

    private static string Again(string of, string json)
    {
        switch (of)
        {
            case "Table": return Written(Table.FromJson(json));
            case "Event": return Written(Event.FromJson(json));
            case "Question": return Written(Question.FromJson(json));
            case "Answer": return Written(Answer.FromJson(json));
            case "Plan": return Written(Plan.FromJson(json));
            case "Pick": return Written(Pick.FromJson(json));
            case "Change": return Written(Change.FromJson(json));
            default: throw new ArgumentException(of);
        }
    }

    /// <summary>What the thing has not is left out; the class of all events has the fields of every event.</summary>
    private static string Written(object thing)
    {
        Converter.Settings.NullValueHandling = NullValueHandling.Ignore;
        return JsonConvert.SerializeObject(thing, Converter.Settings);
    }
}
